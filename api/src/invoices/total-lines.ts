import type { InvoiceLineFields } from 'rules/invoices';
import { maxAmount, multiplyAmount, sum, takePercent, toAmount, toMinor } from 'rules/money';
import { badInput } from '#errors';
import type { InvoiceLine } from '#invoices/invoice-line';

/**
 * The lines with their amounts, and their totals. Each line's net and tax are rounded half even to minor units, and totals are the sums of
 * what the lines show, so that an invoice always adds up. Throws at `lines` if the total is too large.
 */
export function totalLines(inputs: readonly InvoiceLineFields[]): {
  lines: InvoiceLine[];
  subtotal: string;
  tax: string;
  total: string;
} {
  const lines = inputs.map((line): InvoiceLine => {
    const net = multiplyAmount(toMinor(line.unitPrice), line.quantity);
    return { ...line, net: toAmount(net), tax: toAmount(takePercent(net, line.taxRate)) };
  });
  const [subtotal, tax] = [sum(lines.map((line) => toMinor(line.net))), sum(lines.map((line) => toMinor(line.tax)))];
  if (subtotal + tax > toMinor(maxAmount)) throw badInput({ lines: `Please keep the total below ${maxAmount}` });
  return { lines, subtotal: toAmount(subtotal), tax: toAmount(tax), total: toAmount(subtotal + tax) };
}
