/* Invoices, as clients and administrators see them. */
export { InvoiceFacts } from './invoice/invoice-facts.tsx';
export { InvoiceFiles } from './invoice/invoice-files.tsx';
export { InvoiceLines } from './invoice/invoice-lines.tsx';
export { InvoiceStatusTag, invoiceStatusLabels } from './invoice/invoice-status.tsx';
export { PaymentList } from './invoice/payment-list.tsx';
