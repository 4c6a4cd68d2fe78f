import { getAgencyDay } from '#agency-day';
import type { ClientBilling } from '#client-billing/client-billing.entity';
import type { Context } from '#context';
import { toBuyer, toSeller } from '#invoices/invoice-parties';
import type { Invoice } from '#invoices/invoice.entity';
import type { CreditNote, InvoicePdf } from '#pdf/invoice-pdf';

/** What is on the PDF of an invoice, whose client is loaded. What was sent comes from the invoice alone, a draft from today's details. */
export function toInvoicePdf(
  invoice: Invoice,
  billing: ClientBilling | null,
  settings: Pick<Context['settings'], 'company'>,
): InvoicePdf {
  const { sentAt } = invoice;
  const buyer = invoice.buyer ?? toBuyer(invoice.client, billing);
  return {
    ...invoice,
    createdAt: sentAt ?? invoice.updatedAt,
    issuedOn: sentAt && getAgencyDay(sentAt),
    seller: invoice.seller ?? toSeller(settings),
    buyer,
    isReverseCharge: buyer.isReverseCharge,
  };
}

/** Null unless the invoice is void. */
export function toCreditNote({ creditNoteNumber, voidedAt, voidReason }: Invoice): CreditNote | null {
  if (!creditNoteNumber || !voidedAt) return null;
  return {
    number: creditNoteNumber,
    createdAt: voidedAt,
    issuedOn: getAgencyDay(voidedAt),
    reason: voidReason ?? '',
  };
}
