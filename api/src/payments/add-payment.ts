import type { EntityManager } from '@mikro-orm/postgresql';
import type { LedgerAccount } from 'rules/ledger';
import { toAmount, toMinor } from 'rules/money';
import type { PaymentMethod } from 'rules/payments';
import type { Invoice } from '#invoices/invoice.entity';
import { postTransaction } from '#ledger/post-transaction';
import { Payment } from '#payments/payment.entity';
import type { User } from '#people/user.entity';

export interface NewPayment {
  /** Minor units. */
  minor: bigint;
  method: PaymentMethod;
  paidOn: string;
  note?: string | null;
  processorReference?: string | null;
  recordedBy?: User | null;
}

/** The account that the money of a payment came to, or from. */
export const methodAccounts: Record<PaymentMethod, LedgerAccount> = {
  bank_transfer: 'bank',
  other: 'bank',
  card: 'processor',
  credit: 'client_credit',
};

/**
 * Adds a payment to an invoice that is locked with its client's billing, in the caller's transaction. What exceeds the balance becomes the
 * client's credit: also all of a payment of an invoice that is void or paid already.
 */
export function addPayment(tx: EntityManager, invoice: Invoice, { minor, ...details }: NewPayment): Payment {
  const balance = invoice.state === 'void' ? 0n : toMinor(invoice.total) - toMinor(invoice.paid);
  const applied = minor < balance ? minor : balance;
  const credited = minor - applied;
  const payment = tx.create(Payment, {
    invoice,
    client: invoice.client,
    currency: invoice.currency,
    amount: toAmount(minor),
    applied: toAmount(applied),
    credited: toAmount(credited),
    ...details,
  });
  postTransaction(tx, {
    kind: details.method === 'credit' ? 'credit_applied' : 'payment_received',
    sourceId: payment.id,
    currency: invoice.currency,
    partyId: invoice.client.id,
    projectId: invoice.project?.id ?? null,
    invoiceId: invoice.id,
    occurredOn: details.paidOn,
    postings: [
      { account: methodAccounts[details.method], minor },
      { account: 'receivable', minor: -applied },
      { account: 'client_credit', minor: -credited },
    ],
  });
  if (applied > 0n) setPaid(invoice, toMinor(invoice.paid) + applied);
  return payment;
}

/** Sets what was paid, and the state that follows from it. */
export function setPaid(invoice: Invoice, minor: bigint): void {
  invoice.paid = toAmount(minor);
  if (minor === 0n) invoice.state = 'sent';
  else invoice.state = minor === toMinor(invoice.total) ? 'paid' : 'partly_paid';
}
