import * as z from 'zod/mini';
import { amountRule, multiplyAmount, splitAmount, sum, takePercent, toAmount, toMinor } from './money.ts';

test.each([
  ['0.00', 0n],
  ['2500.00', 250_000n],
  ['-0.05', -5n],
  ['999999999999.99', 99_999_999_999_999n],
])('%s is %s minor units, and back', (amount, minor) => {
  expect(toMinor(amount)).toBe(minor);
  expect(toAmount(minor)).toBe(amount);
});

test.each(['', '1', '1.5', '1.005', '1e3', 'NaN', ' 1.00', '1,00'])('%p is no amount', (text) => {
  expect(() => toMinor(text)).toThrow(RangeError);
});

test.each([
  [5n, '0.5', 2n],
  [15n, '0.5', 8n],
  [25n, '0.1', 2n],
  [-5n, '0.5', -2n],
  [-15n, '0.5', -8n],
  [1000n, '1.25', 1250n],
])('%s times %s is %s: half goes to the even neighbor', (minor, factor, product) => {
  expect(multiplyAmount(minor, factor)).toBe(product);
});

test.each([
  [1000n, '7.25', 72n],
  [1000n, '7.35', 74n],
  [-1000n, '7.25', -72n],
  [10_000n, '19', 1900n],
  [1n, '0.00', 0n],
])('%s at %s percent is %s', (minor, percent, part) => {
  expect(takePercent(minor, percent)).toBe(part);
});

test('parts always add up to what was split', () => {
  expect(splitAmount(1000n, [1n, 1n, 1n])).toEqual([334n, 333n, 333n]);
  for (let minor = 0n; minor < 2000n; minor += 7n)
    for (const shares of [
      [50n, 50n],
      [33n, 33n, 34n],
      [1n, 99n],
      [10n, 20n, 30n, 40n],
    ])
      expect(sum(splitAmount(minor, shares))).toBe(minor);
});

test.each([
  ['12', '12.00'],
  [' 12.5 ', '12.50'],
  ['0012.50', '12.50'],
  ['9999999.99', '9999999.99'],
])('%p is entered as %s', (text, amount) => {
  expect(z.parse(amountRule({ message: 'Please enter an amount' }), text)).toBe(amount);
});

test.each(['0', '0.00', '-1', '1.005', '10000000', 'ten', '1e3', ''])('%p is refused', (text) => {
  expect(z.safeParse(amountRule({ message: 'Please enter an amount' }), text).success).toBe(false);
});
