import type { EntityManager } from '@mikro-orm/postgresql';
import type { LedgerAccount, LedgerTransactionKind } from 'rules/ledger';
import { type Currency, sum, toAmount } from 'rules/money';
import { getAgencyDay } from '#agency-day';
import { LedgerEntry } from '#ledger/ledger-entry.entity';
import { LedgerTransaction } from '#ledger/ledger-transaction.entity';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';

export interface Posting {
  account: LedgerAccount;
  /** Minor units: a debit if positive, a credit if negative. Postings of zero are left out. */
  minor: bigint;
}

interface NewTransaction {
  kind: LedgerTransactionKind;
  /** What made it. The database refuses a second transaction of this kind for it. */
  sourceId: string;
  currency: Currency;
  postings: readonly Posting[];
  /** The client or contractor. */
  partyId: string;
  projectId: string | null;
  invoiceId?: string | null;
  /** Today by default. */
  occurredOn?: string;
}

/** Writes a transaction to the ledger, within the transaction of the change that it records. Throws if its postings do not balance. */
export function postTransaction(
  tx: EntityManager,
  {
    kind,
    sourceId,
    currency,
    postings,
    partyId,
    projectId,
    invoiceId = null,
    occurredOn = getAgencyDay(),
  }: NewTransaction,
): void {
  const difference = sum(postings.map(({ minor }) => minor));
  if (difference !== 0n) throw new Error(`${kind} of ${sourceId} is out of balance by ${difference}`);
  const transaction = tx.create(LedgerTransaction, { kind, sourceId, occurredOn });
  for (const { account, minor } of postings) {
    if (minor === 0n) continue;
    tx.create(LedgerEntry, {
      transaction,
      account,
      currency,
      amount: toAmount(minor),
      party: tx.getReference(User, partyId),
      project: projectId ? tx.getReference(Project, projectId) : null,
      invoiceId,
    });
  }
}
