import { toMinor } from 'rules/money';

const toNoon = (day: string) => new Date(`${day}T12:00:00Z`);

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day such as "Nov 27, 2026". */
export const formatDay = (day: string): string => dayFormat.format(toNoon(day));

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month such as "November 2026", of "2026-11". */
export const formatMonth = (month: string): string => monthFormat.format(toNoon(`${month}-01`));

/** An amount such as "2,500.00", with a minus sign if it is negative. */
export function formatAmount(amount: string): string {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${toMinor(amount) < 0n ? '−' : ''}${grouped}.${fraction}`;
}

/** An amount such as "USD 2,500.00". */
export const formatMoney = (currency: string, amount: string): string => `${currency} ${formatAmount(amount)}`;

/** The amount with the opposite sign. */
export function negate(amount: string): string {
  if (toMinor(amount) === 0n) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

/** A decimal without trailing zeros, such as "19" of "19.00". */
export const trimDecimal = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/0+$/, '').replace(/\.$/, '') : decimal;

const maxAddressLines = 7;

/** The lines of an address. Of a very long one, the last are joined. */
export function toAddressLines(address: string): string[] {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length <= maxAddressLines) return lines;
  return [...lines.slice(0, maxAddressLines - 1), lines.slice(maxAddressLines - 1).join(', ')];
}
