import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { CostlyReads } from '#access/costly-reads';
import { costlyReads } from '#limits/read-budget';

const large = { rows: costlyReads.rows + 1, values: 0 };
const small = { rows: costlyReads.rows, values: costlyReads.values };

/** Operations that end when told to, and how many of them run. */
function operations() {
  const reads = new CostlyReads();
  const ends: Array<() => void> = [];
  let running = 0;
  const run = reads.inTurn(async (_request: { context: object }) => {
    running += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  });
  const start = (address: string, cost: typeof large) => {
    const context = { session: { address } };
    reads.note(context, cost);
    return run({ context });
  };
  return { start, endNext: () => ends.shift()?.(), running: () => running };
}

test('of large reads one runs at a time, the next one after a pause', async () => {
  const { start, endNext, running } = operations();
  const [first, second] = [start('192.0.2.1', large), start('192.0.2.2', large)];
  await turn();
  expect(running()).toBe(1);
  endNext();
  await first;
  expect(running()).toBe(0);
  while (running() === 0) await turn();
  endNext();
  await second;
});

test('small reads run at once, whatever is waiting', async () => {
  const { start, running } = operations();
  const all = [start('192.0.2.1', large), ...Array.from({ length: 20 }, () => start('192.0.2.1', small))];
  await turn();
  expect(running()).toBe(all.length);
});

test('one network has only some of the waiting places: further ones are told to come again', async () => {
  const { start } = operations();
  const held = Array.from({ length: 1 + costlyReads.maxWaitingPerOwner }, () => start('192.0.2.1', large));
  await expect(start('192.0.2.1', large)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 5 });
  const other = start('192.0.2.2', large);
  expect(
    await Promise.race([
      other.then(
        () => 'done',
        () => 'refused',
      ),
      turn().then(() => 'waits'),
    ]),
  ).toBe('waits');
  expect(held).toHaveLength(11);
});
