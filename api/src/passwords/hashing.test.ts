import { expect, test } from '@jest/globals';
import { createFairLimiter } from '#passwords/hashing';

const here = '192.0.2.1';
const turn = () => new Promise(setImmediate);

test("concurrency is bounded, and one network's requests run in order", async () => {
  const line = createFairLimiter(2, 40);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (n: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    order.push(n);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 6 }, (_, n) => line(here, work(n))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(line.getStartedCount()).toBe(6);
});

test('one network can use a quarter of the queue; its further requests are refused with a retry time, those of others are not', async () => {
  const line = createFairLimiter(1, 100);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const flood = Promise.allSettled(Array.from({ length: 130 }, () => line(here, () => gate)));
  const others = Array.from({ length: 14 }, (_, n) => line(`198.51.100.${n}`, async () => 'in'));
  open();
  expect(await Promise.all(others)).toEqual(Array(14).fill('in'));
  const refused = (await flood).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(130 - 1 - 25);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE', status: 503, retryAfter: 5 } });
});

test("networks take turns, so a single request does not wait behind all of another network's", async () => {
  const line = createFairLimiter(1, 100);
  const order: string[] = [];
  const flood = Array.from({ length: 20 }, () => line('2001:db8:1::1', async () => void order.push('flood')));
  await line('2001:db8:2::1', async () => void order.push('other'));
  await Promise.all(flood);
  expect(order.indexOf('other')).toBeLessThanOrEqual(2);
});

test('all networks of one IPv6 site count as one', async () => {
  const line = createFairLimiter(1, 8);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const flood = Promise.allSettled(Array.from({ length: 8 }, (_, n) => line(`2001:db8:1:${n}::1`, () => gate)));
  open();
  expect((await flood).filter(({ status }) => status === 'fulfilled')).toHaveLength(1 + 2);
});

test('when the queue is full, the network with the most waiting requests makes room for another', async () => {
  const line = createFairLimiter(1, 8);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const floods = Promise.allSettled(Array.from({ length: 16 }, (_, n) => line(`192.0.2.${n % 4}`, () => gate)));
  const other = line('198.51.100.1', async () => 'in');
  open();
  expect(await other).toBe('in');
  await floods;
});

test('failed work frees its slot', async () => {
  const line = createFairLimiter(1, 4);
  await expect(line(here, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(line(here, async () => 'yes')).resolves.toBe('yes');
});
