/**
 * The accounts of the ledger. What an entry adds to an account is a debit if it is positive and a credit if it is negative, so the
 * entries of a transaction add up to zero, and assets and costs have positive balances.
 */
export const ledgerAccounts = [
  /** What clients owe for invoices that were sent. */
  'receivable',
  /** Money in the agency's bank account. */
  'bank',
  /** Money that a payment processor holds. */
  'processor',
  /** What clients paid too much and have not got back. */
  'client_credit',
  /** Tax that clients were invoiced. */
  'tax',
  'implementation_revenue',
  'support_revenue',
  'other_revenue',
  /** What approved payouts cost. */
  'project_costs',
  'residual_costs',
  'bonus_costs',
  /** What contractors are owed: approved payouts that are not paid. */
  'contractor_payable',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What makes a transaction. */
export const ledgerTransactionKinds = [
  'invoice_sent',
  'invoice_voided',
  'payment_received',
  'payment_refunded',
  'credit_applied',
  'credit_refunded',
  'payout_approved',
  'payout_paid',
] as const;
export type LedgerTransactionKind = (typeof ledgerTransactionKinds)[number];
