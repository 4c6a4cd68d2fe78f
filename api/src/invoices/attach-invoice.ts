import { ClientBilling } from '#client-billing/client-billing.entity';
import type { Context } from '#context';
import { Invoice } from '#invoices/invoice.entity';
import { toCreditNote, toInvoicePdf } from '#invoices/to-invoice-pdf';
import type { AttachedFile } from '#mail/mail';
import { createCreditNotePdf, createInvoicePdf } from '#pdf/invoice-pdf';

const contentType = 'application/pdf';

/** The PDF of an invoice for the mail that it is sent by. */
export async function attachInvoice(context: Context, id: string): Promise<AttachedFile> {
  const { pdf } = await findForMail(context, id);
  return { fileName: `${pdf.number}.pdf`, contentType, bytes: await createInvoicePdf(pdf) };
}

/** The PDF of a credit note for the mail that says that an invoice is void. */
export async function attachCreditNote(context: Context, id: string): Promise<AttachedFile> {
  const { invoice, pdf } = await findForMail(context, id);
  const credit = toCreditNote(invoice);
  if (!credit) throw new Error(`Invoice ${id} has no credit note`);
  return { fileName: `${credit.number}.pdf`, contentType, bytes: await createCreditNotePdf(pdf, credit) };
}

async function findForMail({ em, settings }: Context, id: string) {
  const invoice = await em.findOneOrFail(Invoice, id, { populate: ['client'] });
  const billing = await em.findOne(ClientBilling, { client: invoice.client.id });
  return { invoice, pdf: toInvoicePdf(invoice, billing, settings) };
}
