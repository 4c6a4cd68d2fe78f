import { Tag } from '@blueprintjs/core';
import type { InvoiceStatus } from 'rules/invoices';

export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  overdue: 'Overdue',
  void: 'Void',
};

const intents = { sent: 'primary', partly_paid: 'primary', paid: 'success', overdue: 'danger' } as const;

export const InvoiceStatusTag = ({ status }: { status: InvoiceStatus }) => (
  <Tag minimal intent={status in intents ? intents[status as keyof typeof intents] : 'none'}>
    {invoiceStatusLabels[status]}
  </Tag>
);
