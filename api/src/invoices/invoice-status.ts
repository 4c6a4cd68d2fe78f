import type { InvoiceStatus } from 'rules/invoices';
import { getAgencyDay } from '#agency-day';
import type { Where } from '#db/where';
import type { Invoice } from '#invoices/invoice.entity';

/** Overdue from the day after it was due, by the agency's calendar. */
export function getStatus({ state, dueOn }: Pick<Invoice, 'state' | 'dueOn'>): InvoiceStatus {
  const isOpen = state === 'sent' || state === 'partly_paid';
  return isOpen && dueOn !== null && dueOn < getAgencyDay() ? 'overdue' : state;
}

/** The invoices with a status, as `getStatus` decides it. */
export function hasStatus(status: InvoiceStatus): Where<Invoice> {
  const today = getAgencyDay();
  if (status === 'overdue') return { state: { $in: ['sent', 'partly_paid'] }, dueOn: { $lt: today } };
  if (status === 'sent' || status === 'partly_paid') return { state: status, dueOn: { $gte: today } };
  return { state: status };
}
