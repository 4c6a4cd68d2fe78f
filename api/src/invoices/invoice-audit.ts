import type { AuditRecord } from '#audit/with-audit';
import type { Invoice } from '#invoices/invoice.entity';

export const toInvoiceAudit = (
  { id, number, currency, total }: Invoice,
  action: AuditRecord['action'],
  details: string | null = null,
): AuditRecord => ({
  action,
  subject: { kind: 'invoice', id, label: number ?? `Draft of ${currency} ${total}` },
  details,
});
