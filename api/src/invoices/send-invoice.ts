import type { EntityManager } from '@mikro-orm/postgresql';
import type { InvoiceLineKind } from 'rules/invoices';
import type { LedgerAccount } from 'rules/ledger';
import { sum, toMinor } from 'rules/money';
import { getAgencyDay } from '#agency-day';
import { withAudit } from '#audit/with-audit';
import type { ClientBilling } from '#client-billing/client-billing.entity';
import { clock } from '#clock';
import type { Context } from '#context';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { badInput, conflict } from '#errors';
import { announceInvoice } from '#invoices/announce-invoice';
import { requireDraft } from '#invoices/change-draft';
import { toInvoiceAudit } from '#invoices/invoice-audit';
import type { Invoice } from '#invoices/invoice.entity';
import { createInvoiceMail } from '#invoices/invoice-mails';
import { toBuyer, toSeller } from '#invoices/invoice-parties';
import { lockInvoice } from '#invoices/lock-invoice';
import { takeNumber } from '#invoices/take-number';
import type { Posting } from '#ledger/post-transaction';
import { postTransaction } from '#ledger/post-transaction';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';

/** Sends a draft: it gets its number, its parties and due date, and is in the ledger from now on. It never changes again. */
export async function sendInvoice(context: Context, id: string, ifUpdatedAt: Version): Promise<void> {
  const sent = await withAudit(context, async (tx, record) => {
    const { invoice, billing } = await lockInvoice(tx, context, id);
    requireDraft(invoice);
    requireUnchanged(invoice, ifUpdatedAt, 'invoice');
    await issueInvoice(tx, context.settings, { invoice, billing });
    record(toInvoiceAudit(invoice, 'invoice_sent'));
    return invoice;
  });
  await announceInvoice(context, sent);
}

/** The same for a draft that is locked, in the caller's transaction. */
async function issueInvoice(
  tx: EntityManager,
  settings: Context['settings'],
  { invoice, billing }: { invoice: Invoice; billing: ClientBilling },
): Promise<void> {
  const sentAt = clock.date();
  const today = getAgencyDay(sentAt);
  if (toMinor(invoice.total) === 0n) throw conflict('There is nothing to pay. Enter a price first');
  if (invoice.dueOn && invoice.dueOn < today) throw badInput({ dueOn: 'This day is past. Choose a later one' });
  const client = await tx.findOneOrFail(User, invoice.client.id);
  Object.assign(invoice, {
    state: 'sent',
    number: await takeNumber(tx, 'INV'),
    sentAt,
    dueOn: invoice.dueOn ?? addDays(today, billing.dueDays ?? settings.invoiceDueDays),
    seller: toSeller(settings),
    buyer: toBuyer(client, billing),
  });
  postTransaction(tx, {
    kind: 'invoice_sent',
    sourceId: invoice.id,
    currency: invoice.currency,
    partyId: client.id,
    projectId: invoice.project?.id ?? null,
    invoiceId: invoice.id,
    occurredOn: today,
    postings: [{ account: 'receivable', minor: toMinor(invoice.total) }, ...toRevenuePostings(invoice)],
  });
  await queueMail(tx, createInvoiceMail(invoice, client, settings));
}

const revenueAccounts: Record<InvoiceLineKind, LedgerAccount> = {
  implementation: 'implementation_revenue',
  support: 'support_revenue',
  other: 'other_revenue',
};

/** What an invoice earns by kind of line, and its tax: credits. */
export function toRevenuePostings({ lines, tax }: Pick<Invoice, 'lines' | 'tax'>): Posting[] {
  const kinds = Object.entries(revenueAccounts) as Array<[InvoiceLineKind, LedgerAccount]>;
  return [
    ...kinds.map(([kind, account]) => ({
      account,
      minor: -sum(lines.filter((line) => line.kind === kind).map(({ net }) => toMinor(net))),
    })),
    { account: 'tax', minor: -toMinor(tax) },
  ];
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
