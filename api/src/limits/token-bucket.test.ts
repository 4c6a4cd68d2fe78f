import { expect, test } from '@jest/globals';
import { createTokenBucket } from '#limits/token-bucket';

test('a burst passes at once, then as many as the rate refills', () => {
  let time = 0;
  const take = createTokenBucket(50, 200, () => time);
  const taken = (calls: number) => Array.from({ length: calls }, take).filter(Boolean).length;
  expect(taken(1000)).toBe(200);
  time += 1000;
  expect(taken(1000)).toBe(50);
  time += 60_000;
  expect(taken(1000)).toBe(200);
});
