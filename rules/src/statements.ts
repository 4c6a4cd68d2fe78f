import * as z from 'zod/mini';
import { dayRule } from './invoices.ts';
import type { PaymentMethod } from './payments.ts';

/** The period of an account statement, both days included. */
export const statementPeriodRule = z.object({ from: dayRule, until: dayRule }).check(
  z.refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'Please choose a day that is not before the first',
  }),
);
export type StatementPeriod = z.infer<typeof statementPeriodRule>;

/** Of one statement, all currencies together. */
export const maxStatementEntries = 500;

/** What changes the balance of a client's account. */
export const statementEntryKinds = ['invoice', 'credit_note', 'payment', 'refund'] as const;
export type StatementEntryKind = (typeof statementEntryKinds)[number];

interface StatementEntry {
  kind: StatementEntryKind;
  /** The number of the invoice. */
  invoiceNumber: string;
  creditNoteNumber: string | null;
  /** Of a payment. */
  method: PaymentMethod | null;
}

const paidBy: Record<PaymentMethod, string> = {
  bank_transfer: ' by bank transfer',
  card: ' by card',
  credit: ' from credit',
  other: '',
};

/** What an entry is, such as "Payment of INV-2026-0001 by bank transfer". */
export function describeStatementEntry({ kind, invoiceNumber, creditNoteNumber, method }: StatementEntry): string {
  if (kind === 'invoice') return `Invoice ${invoiceNumber}`;
  if (kind === 'credit_note') return `Credit note ${creditNoteNumber} for invoice ${invoiceNumber}`;
  if (kind === 'refund') return `Refund of a payment of ${invoiceNumber}`;
  return `Payment of ${invoiceNumber}${method ? paidBy[method] : ''}`;
}
