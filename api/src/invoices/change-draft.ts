import type { UpdateInvoiceInput } from 'rules/invoices';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { conflict } from '#errors';
import { announceInvoice } from '#invoices/announce-invoice';
import { toInvoiceAudit } from '#invoices/invoice-audit';
import type { Invoice } from '#invoices/invoice.entity';
import { lockInvoice } from '#invoices/lock-invoice';
import { totalLines } from '#invoices/total-lines';

/** Changes a draft. What was sent stays as it was sent. */
export async function updateInvoice(
  context: Context,
  id: string,
  { lines, dueOn = null, note = null }: UpdateInvoiceInput,
  ifUpdatedAt: Version,
): Promise<void> {
  const draft = await withAudit(context, async (tx, record) => {
    const { invoice } = await lockInvoice(tx, context, id);
    requireDraft(invoice);
    requireUnchanged(invoice, ifUpdatedAt, 'invoice');
    Object.assign(invoice, { dueOn, note, ...totalLines(lines) });
    record(toInvoiceAudit(invoice, 'invoice_changed'));
    return invoice;
  });
  await announceInvoice(context, draft);
}

/** Deletes a draft, which never had a number. */
export async function deleteInvoice(context: Context, id: string): Promise<void> {
  await withAudit(context, async (tx, record) => {
    const { invoice } = await lockInvoice(tx, context, id);
    requireDraft(invoice);
    record(toInvoiceAudit(invoice, 'invoice_deleted'));
    tx.remove(invoice);
  });
}

export function requireDraft({ state }: Invoice): void {
  if (state !== 'draft') throw conflict('This invoice was sent. Void it and create another to correct it');
}
