import { afterEach, expect, test } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { pino } from 'pino';
import { v7 } from 'uuid';
import type { Viewer } from '#access/viewer';
import { Activity } from '#activity/activity.entity';
import { unavailable } from '#errors';
import { FanOut } from '#live/fan-out';
import { createMemoryBus } from '#live/memory-bus';
import { type Audience, createSharedEvents } from '#live/shared-events';
import { WriteQueue } from '#live/write-queue';
import { eventually } from '#test/eventually';

const schema = buildSchema(
  'type Query { nothing: Int } type Subscription { activityAdded: Added } type Added { id: ID }',
);
const document = parse('subscription { activityAdded { id } }');
const audience: Audience = createSharedEvents({
  topic: 'activityAdded',
  row: { entity: Activity, getRowId: ({ id }) => id },
  visible: (viewer) => ({ project: { client: viewer.id } }),
}).audience;
const viewer: Viewer = { id: v7(), role: 'client', contractorRole: null, isFounder: false };
const row = { project: { client: { id: viewer.id } } };

const bus = createMemoryBus();
let fanOut: FanOut<{ viewer: Viewer }>;
afterEach(() => fanOut.stop());

/** A follower whose events are looked up with `rowFor`, and everything they receive. */
function follow(rowFor: () => Promise<object | null>) {
  fanOut = new FanOut({
    bus,
    reads: { rowFor },
    log: pino({ level: 'silent' }),
    writes: new WriteQueue(),
    format: (result) => result,
  });
  const received: string[] = [];
  let overflows = 0;
  const join = () =>
    fanOut.join(
      { key: 'one', audience, execution: { schema, document, rootValue: undefined } as never },
      {
        session: { viewer },
        createContext: () => ({}),
        send: (payload) => received.push(JSON.parse(payload.toString()).data.activityAdded?.id ?? null),
        onOverflow: () => (overflows += 1),
      },
    );
  return { join, received, overflows: () => overflows };
}
const publish = async (count: number) => {
  for (let n = 0; n < count; n += 1) await bus.publish('activityAdded', { id: v7() });
};

test('while nothing can be looked up 1,000 events are queued; one more disconnects the followers', async () => {
  const pending = Promise.withResolvers<object | null>();
  const { join, overflows } = follow(() => pending.promise);
  const { leave, start } = join();
  start([]);
  await publish(1001);
  await eventually(async () => expect(overflows()).toBe(0));
  await publish(1);
  await eventually(async () => expect(overflows()).toBe(1));
  leave();
  pending.resolve(null);
});

test('an event waits while the database is down, and the next one waits behind it', async () => {
  let isAway = true;
  let lookups = 0;
  const { join, received } = follow(async () => {
    lookups += 1;
    if (isAway) throw unavailable('The database');
    return row;
  });
  const { leave, start } = join();
  start([]);
  await publish(3);
  await eventually(async () => expect(lookups).toBeGreaterThan(1));
  expect(received).toEqual([]);
  isAway = false;
  await eventually(async () => expect(received).toHaveLength(3));
  leave();
});

test('a follower receives nothing from before they join, buffers events until they start, and receives none after they leave', async () => {
  const { join, received } = follow(async () => row);
  const first = join();
  first.start([]);
  await publish(1);
  const second = join();
  await publish(1);
  await eventually(async () => expect(received).toHaveLength(2));
  second.start([]);
  await eventually(async () => expect(received).toHaveLength(3));
  first.leave();
  await publish(1);
  await eventually(async () => expect(received).toHaveLength(4));
  second.leave();
  await publish(1);
  const { join: again, received: other } = { join, received };
  const third = again();
  third.start([]);
  await publish(1);
  await eventually(async () => expect(other).toHaveLength(5));
  third.leave();
});
