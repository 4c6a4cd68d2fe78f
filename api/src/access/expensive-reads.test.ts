import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { ExpensiveReads } from '#access/expensive-reads';
import { expensiveReadBudget } from '#limits/read-budget';

const large = { rows: expensiveReadBudget.rows + 1, values: 0 };
const small = { rows: expensiveReadBudget.rows, values: expensiveReadBudget.values };

/** Operations that end on demand, with a count of those running. */
function operations() {
  const reads = new ExpensiveReads();
  const ends: Array<() => void> = [];
  let running = 0;
  const run = reads.withThrottle(async (_request: { context: object }) => {
    running += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  });
  const start = (address: string, cost: typeof large) => {
    const context = { session: { address } };
    reads.recordCost(context, cost);
    return run({ context });
  };
  return { start, endNext: () => ends.shift()?.(), running: () => running };
}

test('large reads run one at a time, with a pause in between', async () => {
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

test('small reads run immediately, regardless of the queue', async () => {
  const { start, running } = operations();
  const all = [start('192.0.2.1', large), ...Array.from({ length: 20 }, () => start('192.0.2.1', small))];
  await turn();
  expect(running()).toBe(all.length);
});

test('one network can fill only part of the queue; further requests get a retry-after', async () => {
  const { start } = operations();
  const held = Array.from({ length: 1 + expensiveReadBudget.maxWaitingPerOwner }, () => start('192.0.2.1', large));
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
