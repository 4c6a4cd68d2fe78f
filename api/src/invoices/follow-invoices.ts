import { visibleTo } from '#invoices/invoice.access';
import { Invoice } from '#invoices/invoice.entity';
import { createSharedEvents } from '#live/shared-events';

/** Invoices that are created, changed, sent, paid or voided from now on, if the viewer can see them. */
export const followInvoices = () =>
  createSharedEvents({
    topic: 'invoiceChanged',
    row: { entity: Invoice, getRowId: ({ id }) => id },
    visible: visibleTo,
  });
