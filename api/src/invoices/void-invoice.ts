import { toMinor } from 'rules/money';
import { getAgencyDay } from '#agency-day';
import { withAudit } from '#audit/with-audit';
import { clock } from '#clock';
import type { Context } from '#context';
import { conflict } from '#errors';
import { announceInvoice } from '#invoices/announce-invoice';
import { toInvoiceAudit } from '#invoices/invoice-audit';
import { createCreditNoteMail } from '#invoices/invoice-mails';
import { lockInvoice } from '#invoices/lock-invoice';
import { toRevenuePostings } from '#invoices/send-invoice';
import { takeNumber } from '#invoices/take-number';
import { postTransaction } from '#ledger/post-transaction';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';

/** Voids an invoice with a credit note over all of it. What was paid becomes the client's credit. */
export async function voidInvoice(context: Context, id: string, reason: string): Promise<void> {
  const voided = await withAudit(context, async (tx, record) => {
    const { invoice } = await lockInvoice(tx, context, id);
    if (invoice.state === 'draft') throw conflict('This is a draft. Delete it');
    if (invoice.state === 'void') throw conflict('This invoice is void already');
    const voidedAt = clock.date();
    const { total, paid, client, currency } = invoice;
    postTransaction(tx, {
      kind: 'invoice_voided',
      sourceId: id,
      currency,
      partyId: client.id,
      projectId: invoice.project?.id ?? null,
      invoiceId: id,
      occurredOn: getAgencyDay(voidedAt),
      postings: [
        { account: 'receivable', minor: toMinor(paid) - toMinor(total) },
        { account: 'client_credit', minor: -toMinor(paid) },
        ...toRevenuePostings(invoice).map(({ account, minor }) => ({ account, minor: -minor })),
      ],
    });
    Object.assign(invoice, {
      state: 'void',
      creditNoteNumber: await takeNumber(tx, 'CN'),
      voidedAt,
      voidReason: reason,
    });
    record(toInvoiceAudit(invoice, 'invoice_voided', reason));
    const person = await tx.findOneOrFail(User, client.id);
    await queueMail(tx, createCreditNoteMail(invoice, person, context.settings));
    return invoice;
  });
  await announceInvoice(context, voided);
}
