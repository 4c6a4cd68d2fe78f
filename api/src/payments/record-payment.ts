import { toAmount, toMinor } from 'rules/money';
import type { RecordPaymentInput } from 'rules/payments';
import { getAgencyDay } from '#agency-day';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { badInput, conflict, unauthenticated } from '#errors';
import { announceInvoice } from '#invoices/announce-invoice';
import { toInvoiceAudit } from '#invoices/invoice-audit';
import type { Invoice } from '#invoices/invoice.entity';
import { lockInvoice } from '#invoices/lock-invoice';
import { getBalance } from '#ledger/get-balance';
import { addPayment } from '#payments/add-payment';
import { User } from '#people/user.entity';

/** Records money that came in outside this product, such as by bank transfer. Returns the id of the payment. */
export async function recordPayment(context: Context, invoiceId: string, input: RecordPaymentInput): Promise<string> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const { amount, paidOn, method, note = null } = input;
  if (paidOn > getAgencyDay()) throw badInput({ paidOn: 'This day has not come yet' });
  const { payment, invoice } = await withAudit(context, async (tx, record) => {
    const { invoice } = await lockInvoice(tx, context, invoiceId);
    requireOpen(invoice);
    const recordedBy = tx.getReference(User, viewer.id);
    const payment = addPayment(tx, invoice, { minor: toMinor(amount), method, paidOn, note, recordedBy });
    record(toInvoiceAudit(invoice, 'payment_recorded', `${invoice.currency} ${amount} of ${paidOn}`));
    return { payment, invoice };
  });
  await announceInvoice(context, invoice);
  return payment.id;
}

/** Pays an invoice from what its client paid too much before. Returns the id of the payment. */
export async function applyCredit(context: Context, invoiceId: string, amount: string): Promise<string> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const { payment, invoice } = await withAudit(context, async (tx, record) => {
    const { invoice } = await lockInvoice(tx, context, invoiceId);
    requireOpen(invoice);
    const { currency, client } = invoice;
    const credit = -(await getBalance(tx, { account: 'client_credit', partyId: client.id, currency }));
    const open = toMinor(invoice.total) - toMinor(invoice.paid);
    const available = credit < open ? credit : open;
    if (available <= 0n) throw conflict('This client has no credit in the currency of the invoice');
    if (toMinor(amount) > available)
      throw badInput({ amount: `At most ${toAmount(available)} can be paid from credit` });
    const recordedBy = tx.getReference(User, viewer.id);
    const paidOn = getAgencyDay();
    const payment = addPayment(tx, invoice, { minor: toMinor(amount), method: 'credit', paidOn, recordedBy });
    record(toInvoiceAudit(invoice, 'credit_applied', `${currency} ${amount}`));
    return { payment, invoice };
  });
  await announceInvoice(context, invoice);
  return payment.id;
}

function requireOpen({ state }: Invoice): void {
  if (state === 'draft') throw conflict('This invoice is a draft. Send it first');
  if (state === 'void') throw conflict('This invoice is void');
  if (state === 'paid') throw conflict('This invoice is paid already');
}
