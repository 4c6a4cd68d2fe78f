import { expect, test } from '@jest/globals';
import { boundedLine } from '#people/hashing';

test('only so many are worked on at once, in the order of their coming', async () => {
  const line = boundedLine(2, 10);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (n: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    order.push(n);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 6 }, (_, n) => line(work(n))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(line.begun()).toBe(6);
});

test('who finds the line full is told to come again, with a time, and the others are served', async () => {
  const line = boundedLine(1, 3);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const first = line(() => gate);
  await new Promise(setImmediate);
  const waiting = [line(() => gate), line(() => gate), line(() => gate)];
  await expect(line(() => gate)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 5 });
  open();
  await Promise.all([first, ...waiting]);
  await line(() => gate);
  expect(line.begun()).toBe(5);
});

test('work that fails makes room for the next', async () => {
  const line = boundedLine(1, 1);
  await expect(line(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(line(async () => 'yes')).resolves.toBe('yes');
});
