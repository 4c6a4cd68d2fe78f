import { formatMoney, formatMoneyInThousands } from './money.ts';

test.each([
  ['2500.00', '$2,500'],
  ['2500.50', '$2,500.50'],
  ['0.00', '$0'],
  ['1234567.00', '$1,234,567'],
  ['90071992547409.93', '$90,071,992,547,409.93'],
])('%s is formatted as %s', (amount, written) => {
  expect(formatMoney(amount, 'en-US')).toBe(written);
});

test.each([
  ['156000.00', '$156k'],
  ['1250000.00', '$1,250k'],
  ['10000.00', '$10k'],
  ['9999.99', '$9,999.99'],
  ['9999.00', '$9,999'],
])('as a headline, %s is formatted as %s', (amount, written) => {
  expect(formatMoneyInThousands(amount, 'en-US')).toBe(written);
});

test('money keeps its dollar sign in another locale', () => {
  expect(formatMoney('2500.00', 'de-DE')).toBe('2.500\u00a0$');
  expect(formatMoneyInThousands('156000.00', 'de-DE')).toBe('156k\u00a0$');
});
