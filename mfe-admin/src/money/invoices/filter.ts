import { type InvoiceStatus, invoiceStatuses } from 'rules/invoices';

export const maxSearchLength = 100;

interface Filter {
  status: InvoiceStatus | null;
  search: string | null;
}

/** Parses `?status=overdue&search=2026` and ignores invalid values. */
export const parseFilter = (params: URLSearchParams): Filter => ({
  status: invoiceStatuses.find((status) => status === params.get('status')) ?? null,
  search: (params.get('search') ?? '').trim().slice(0, maxSearchLength) || null,
});
