import { multiplyAmount, sum, takePercent, toAmount, toMinor } from './money.ts';

interface Line {
  quantity: string;
  /** Two digits, such as "2500.00". */
  unitPrice: string;
  /** Percent. */
  taxRate: string;
}

/**
 * What lines add up to. Each line's net and tax are rounded half even to minor units, and the totals are the sums of what the lines
 * show, so that an invoice always adds up.
 */
export function totalLines<Fields extends Line>(inputs: readonly Fields[]) {
  const lines = inputs.map((line) => {
    const net = multiplyAmount(toMinor(line.unitPrice), line.quantity);
    return { ...line, net: toAmount(net), tax: toAmount(takePercent(net, line.taxRate)) };
  });
  const subtotal = sum(lines.map(({ net }) => toMinor(net)));
  const tax = sum(lines.map((line) => toMinor(line.tax)));
  return { lines, subtotal: toAmount(subtotal), tax: toAmount(tax), total: toAmount(subtotal + tax) };
}
