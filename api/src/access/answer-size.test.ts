import { expect, test } from '@jest/globals';
import { isJsonLargerThan } from '#access/answer-size';

const sized = (text: string, count = 1000) =>
  Array.from({ length: count }, () => ({ text, at: new Date(0), none: null }));

test.each(['plain', 'naïve', '日本', '"\n\u0001', ''])('the JSON size of %j is exact to the byte', (text) => {
  const bytes = Buffer.byteLength(JSON.stringify(sized(text)));
  expect([isJsonLargerThan(sized(text), bytes), isJsonLargerThan(sized(text), bytes - 1)]).toEqual([false, true]);
});

test('a value whose JSON exceeds the maximum string length is reported as too large quickly', () => {
  const text = 'x'.repeat(1024 * 1024);
  const value = Array.from({ length: 1000 }, () => ({ a: text, b: text }));
  const before = performance.now();
  expect(isJsonLargerThan(value, 8 * 1024 * 1024)).toBe(true);
  expect(performance.now() - before).toBeLessThan(50);
});
