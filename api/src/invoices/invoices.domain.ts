import { defineDomain } from '#define-domain';
import { defineNode } from '#db/node-source';
import { attachCreditNote, attachInvoice } from '#invoices/attach-invoice';
import { visibleTo } from '#invoices/invoice.access';
import { Invoice } from '#invoices/invoice.entity';
import { InvoiceSequence } from '#invoices/invoice-sequence.entity';
import { InvoicesResolver } from '#invoices/invoices.resolver';
import { businessRecord, overwritten } from '#retention/kept-tables';

declare module '#live/bus' {
  interface Topics {
    /** An invoice was created, changed, sent, paid, voided or deleted. */
    invoiceChanged: { id: string; clientId: string };
  }
}

export const invoicesDomain = defineDomain({
  name: 'invoices',
  tokenArea: 'invoices',
  resolvers: [InvoicesResolver],
  entities: [Invoice, InvoiceSequence],
  nodes: { Invoice: defineNode(Invoice, visibleTo) },
  mailAttachments: { invoicePdf: attachInvoice, creditNotePdf: attachCreditNote },
  keptTables: { invoices: businessRecord, invoice_sequences: overwritten },
});
