import { totalLines as addUp } from 'rules/invoice-totals';
import type { InvoiceLineFields } from 'rules/invoices';
import { maxAmount, toMinor } from 'rules/money';
import { badInput } from '#errors';

/** The lines with their amounts, and their totals. Throws at `lines` if the total is too large. */
export function totalLines(inputs: readonly InvoiceLineFields[]) {
  const totals = addUp(inputs);
  if (toMinor(totals.total) > toMinor(maxAmount)) throw badInput({ lines: `Please keep the total below ${maxAmount}` });
  return totals;
}
