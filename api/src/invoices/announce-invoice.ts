import type { Context } from '#context';
import type { Invoice } from '#invoices/invoice.entity';

/** Publishes a change to subscribers, after its transaction. If that fails the change still counts. */
export async function announceInvoice(
  { bus, log }: Context,
  { id, client }: Pick<Invoice, 'id' | 'client'>,
): Promise<void> {
  try {
    await bus.publish('invoiceChanged', { id, clientId: client.id });
  } catch (err) {
    log.warn({ err, invoice: id }, 'could not notify followers of an invoice');
  }
}
