import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import type { Bus } from '#live/bus';
import { createMemoryBus } from '#live/memory-bus';
import { createMetrics } from '#metrics';
import { newId } from '#new-id';
import { ReplyStore } from '#replies/reply-store';
import { ReplyWriter } from '#replies/reply-writer';
import { cloneDatabase } from '#test/database';
import { eventually } from '#test/eventually';
import { createFactories } from '#test/factories';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let pool: pg.Pool;
beforeEach(async () => {
  database = await cloneDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 3 });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const queuedReply = async () => {
  const make = createFactories(pool);
  const conversation = await make.conversation();
  const question = await make.message(conversation);
  const { id } = await make.message(conversation, { role: 'assistant', content: '', question, isStreaming: true });
  return { id, conversationId: conversation.id, questionId: question.id, stopRequested: false, traceparent: null };
};
/** Writes until it is aborted. */
const writerOn = (bus: Bus) =>
  new ReplyWriter({
    store: new ReplyStore(pool, newId()),
    bus,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    write: async ({ signal }) => {
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      const nothing = { content: null, failureReason: null, metadata: null, model: null };
      return { ...nothing, status: 'stopped', promptTokens: null, completionTokens: null };
    },
    drainTimeout: 100,
  });

test('the server that received a question writes its reply, and hands it over when it stops', async () => {
  const bus = createMemoryBus();
  const [stopping, other] = [writerOn(bus), writerOn(bus)];
  const getRunner = async (id: string) =>
    (await pool.query<{ runner: string | null }>('select runner from messages where id = $1', [id])).rows[0]?.runner;
  const [first, second] = [await queuedReply(), await queuedReply()];
  const storeFor = (reply: typeof first) => async (runner: string | null) => {
    await pool.query('update messages set runner = $2, run = 1 where id = $1', [reply.id, runner]);
    return { ...reply, run: 1 };
  };
  await stopping.claimNew(storeFor(first));
  const runner = await getRunner(first.id);
  expect(runner).not.toBeNull();

  other.start();
  await stopping.drain();
  await stopping.claimNew(storeFor(second));
  await eventually(async () => {
    for (const { id } of [first, second]) {
      expect(await getRunner(id)).not.toBeNull();
      expect(await getRunner(id)).not.toBe(runner);
    }
  });
  await Promise.all([stopping.stop(), other.stop()]);
});

test('a reply that is being claimed while the server stops is handed over with the others', async () => {
  const { id } = await queuedReply();
  const writer = writerOn(createMemoryBus());
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from messages where id = $1 for update', [id]);
  const claim = writer.task({ messageId: id }, undefined as never);
  await eventually(async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBe(1);
  });
  const stopping = writer.stop();
  // The only connection left: whatever the stop does without waiting for the claim is done after these.
  for (let query = 1; query <= 3; query += 1) await pool.query('select');
  await holder.query('commit');
  holder.release();
  await Promise.all([claim, stopping]);
  const { rows } = await pool.query('select lease_until <= now() as is_free, run from messages where id = $1', [id]);
  expect(rows).toEqual([{ is_free: true, run: 1 }]);
});
