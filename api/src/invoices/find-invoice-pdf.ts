import { isInAudience } from 'rules/audiences';
import { ClientBilling } from '#client-billing/client-billing.entity';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { malformed, notFound } from '#errors';
import { visibleTo } from '#invoices/invoice.access';
import { Invoice } from '#invoices/invoice.entity';
import { toCreditNote, toInvoicePdf } from '#invoices/to-invoice-pdf';
import { createCreditNotePdf, createInvoicePdf } from '#pdf/invoice-pdf';

/** Raised when the pages look different, so that no browser keeps older ones. */
const layoutVersion = 1;

/** The PDF of an invoice or its credit note, which never changes; for administrators also of a draft. */
export async function findInvoicePdf(
  { em, viewer, settings }: Context,
  { id, query }: { id: string; query: { creditNote?: unknown } },
) {
  if (query.creditNote !== undefined && query.creditNote !== '1') throw malformed('`creditNote` is 1 or left out');
  const invoice = await findVisible(em, Invoice, id, visibleTo(viewer), { populate: ['client'] as never });
  // Only administrators see drafts, and only drafts need it.
  const billing =
    invoice.buyer || !isInAudience('admin', viewer)
      ? null
      : await em.findOne(ClientBilling, { client: invoice.client.id });
  const pdf = toInvoicePdf(invoice, billing, settings);
  if (query.creditNote !== undefined) {
    const credit = toCreditNote(invoice);
    if (!credit) throw notFound('credit note');
    const { number } = credit;
    return {
      fileName: `${number}.pdf`,
      etag: `${number}-${layoutVersion}`,
      make: () => createCreditNotePdf(pdf, credit),
    };
  }
  const { number } = pdf;
  return {
    fileName: `${number ?? 'Draft invoice'}.pdf`,
    etag: number && `${number}-${layoutVersion}`,
    make: () => createInvoicePdf(pdf),
  };
}
