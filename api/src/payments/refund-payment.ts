import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { toAmount, toMinor } from 'rules/money';
import type { RefundPaymentInput } from 'rules/payments';
import { getAgencyDay } from '#agency-day';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { badInput, conflict } from '#errors';
import { announceInvoice } from '#invoices/announce-invoice';
import type { Invoice } from '#invoices/invoice.entity';
import { lockInvoice } from '#invoices/lock-invoice';
import { getBalance } from '#ledger/get-balance';
import { postTransaction } from '#ledger/post-transaction';
import { methodAccounts, setPaid } from '#payments/add-payment';
import { changeableBy } from '#payments/payment.access';
import { Payment } from '#payments/payment.entity';
import { PaymentRefund } from '#payments/payment-refund.entity';

/** Records money that was paid back: first of what was too much, then of what paid the invoice, which is open again. */
export async function refundPayment(
  context: Context,
  id: string,
  { amount, note = null }: RefundPaymentInput,
): Promise<void> {
  const invoice = await withAudit(context, async (tx, record) => {
    const found = await findVisible(tx, Payment, id, changeableBy(context.viewer));
    const { invoice } = await lockInvoice(tx, context, found.invoice.id);
    const payment = await tx.findOneOrFail(Payment, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (payment.method === 'credit') throw conflict('This was paid from credit. Refund the payment that it came from');
    await addRefund(tx, { payment, invoice }, { minor: toMinor(amount), note });
    record({
      action: 'payment_refunded',
      subject: { kind: 'payment', id, label: `Payment of ${invoice.number}` },
      details: `${payment.currency} ${amount}`,
    });
    return invoice;
  });
  await announceInvoice(context, invoice);
}

interface NewRefund {
  /** Minor units. */
  minor: bigint;
  note?: string | null;
  processorReference?: string | null;
}

/**
 * Adds a refund to a payment that is locked with its invoice and its client's billing, in the caller's transaction. Throws at `amount` if
 * there is less to refund.
 */
async function addRefund(
  tx: EntityManager,
  { payment, invoice }: { payment: Payment; invoice: Invoice },
  { minor, note = null, processorReference = null }: NewRefund,
): Promise<void> {
  const { currency, client } = payment;
  const credit = -(await getBalance(tx, { account: 'client_credit', partyId: client.id, currency }));
  const isVoid = invoice.state === 'void';
  // What paid a void invoice is credit, too.
  const appliedLeft = toMinor(payment.applied) - toMinor(payment.refunded);
  const creditedLeft = toMinor(payment.credited) - toMinor(payment.refundedCredit);
  const fromCredited = min(minor, creditedLeft, credit);
  const fromApplied = min(minor - fromCredited, isVoid ? min(appliedLeft, credit - fromCredited) : appliedLeft);
  if (fromCredited + fromApplied < minor)
    throw badInput({ amount: `At most ${toAmount(fromCredited + fromApplied)} of this payment can be refunded` });
  const refund = tx.create(PaymentRefund, {
    payment,
    amount: toAmount(minor),
    refundedOn: getAgencyDay(),
    note,
    processorReference,
  });
  payment.refunded = toAmount(toMinor(payment.refunded) + fromApplied);
  payment.refundedCredit = toAmount(toMinor(payment.refundedCredit) + fromCredited);
  if (!isVoid && fromApplied > 0n) setPaid(invoice, toMinor(invoice.paid) - fromApplied);
  postTransaction(tx, {
    kind: 'payment_refunded',
    sourceId: refund.id,
    currency,
    partyId: client.id,
    projectId: invoice.project?.id ?? null,
    invoiceId: invoice.id,
    postings: [
      { account: 'client_credit', minor: isVoid ? minor : fromCredited },
      { account: 'receivable', minor: isVoid ? 0n : fromApplied },
      { account: methodAccounts[payment.method], minor: -minor },
    ],
  });
}

const min = (...amounts: bigint[]): bigint => amounts.reduce((least, amount) => (amount < least ? amount : least));
