import { allocate, type Dinero, dinero, halfEven, multiply, toDecimal, transformScale } from 'dinero.js/bigint';
import { USD } from 'dinero.js/bigint/currencies';
import * as z from 'zod/mini';

/*
 * Amounts are decimal text with two digits outside, such as "2500.00", and a bigint of minor units (cents) inside, never floats. Every
 * currency here has two digits, so one scale fits all. Amounts of two currencies are never added.
 */

/** The currencies of quotes and invoices (ISO 4217), the default first. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD'] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = 'USD';

/** The largest amount that people enter: less than the columns hold, even as the sum of a hundred lines. */
export const maxAmount = '9999999.99';

const amountPattern = /^-?\d{1,12}\.\d{2}$/;

/** Minor units of an amount, such as 250000n of "2500.00". Throws for any other text. */
export function toMinor(amount: string): bigint {
  if (!amountPattern.test(amount)) throw new RangeError(`${amount} is not an amount with two digits`);
  return BigInt(amount.replace('.', ''));
}

/** The amount of minor units, such as "2500.00" of 250000n. */
export const toAmount = (minor: bigint): string => toDecimal(toDinero(minor));

// Which currency makes no difference: all have two digits.
const toDinero = (minor: bigint): Dinero<bigint> => dinero({ amount: minor, currency: USD });

/** A decimal such as "1.5" as an integer and its scale. */
function toScaled(decimal: string): { amount: bigint; scale: bigint } {
  const [whole = '', fraction = ''] = decimal.split('.');
  return { amount: BigInt(whole + fraction), scale: BigInt(fraction.length) };
}

/** An amount times a decimal, such as a quantity, rounded half even (IEEE 754 §4.3.1) to minor units. */
export const multiplyAmount = (minor: bigint, factor: string): bigint =>
  transformScale(multiply(toDinero(minor), toScaled(factor)), 2n, halfEven).toJSON().amount;

/** Percent of an amount, such as 19.00, rounded half even to minor units. */
export const takePercent = (minor: bigint, percent: string): bigint => {
  const { amount, scale } = toScaled(percent);
  return transformScale(multiply(toDinero(minor), { amount, scale: scale + 2n }), 2n, halfEven).toJSON().amount;
};

/** Divides an amount by shares, such as percents: the parts add up to it. What rounding leaves goes to the first ones. */
export const splitAmount = (minor: bigint, shares: readonly bigint[]): bigint[] =>
  allocate(toDinero(minor), [...shares]).map((part) => part.toJSON().amount);

export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** An amount that a person enters: positive unless `allowZero`. "12", "12.5" and "12.50" are the same. */
export const amountRule = ({ message, allowZero = false }: { message: string; allowZero?: boolean }) =>
  z.pipe(
    z.string(message).check(
      z.trim(),
      z.regex(/^\d{1,7}(\.\d{1,2})?$/, message),
      z.refine((text) => allowZero || /[1-9]/.test(text), message),
    ),
    z.transform(toTwoDigits),
  );

function toTwoDigits(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  return `${BigInt(whole)}.${fraction.padEnd(2, '0')}`;
}
