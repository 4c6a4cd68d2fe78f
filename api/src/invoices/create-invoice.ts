import type { CreateInvoiceInput } from 'rules/invoices';
import { withAudit } from '#audit/with-audit';
import { lockClientBilling } from '#client-billing/lock-client-billing';
import type { Context } from '#context';
import { announceInvoice } from '#invoices/announce-invoice';
import { findInvoiceClient } from '#invoices/find-invoice-client';
import { Invoice } from '#invoices/invoice.entity';
import { toInvoiceAudit } from '#invoices/invoice-audit';
import { totalLines } from '#invoices/total-lines';

/** Creates a draft, which its client does not see. Returns its id. */
export async function createInvoice(context: Context, input: CreateInvoiceInput): Promise<string> {
  const invoice = await withAudit(context, async (tx, record) => {
    const { client, project } = await findInvoiceClient(tx, input);
    const { currency } = await lockClientBilling(tx, client.id);
    const { dueOn = null, note = null } = input;
    const draft = tx.create(Invoice, {
      client,
      project,
      currency: input.currency ?? currency,
      dueOn,
      note,
      ...totalLines(input.lines),
    });
    record(toInvoiceAudit(draft, 'invoice_created'));
    return draft;
  });
  await announceInvoice(context, invoice);
  return invoice.id;
}
