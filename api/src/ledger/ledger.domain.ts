import { defineDomain } from '#define-domain';
import { LedgerEntry } from '#ledger/ledger-entry.entity';
import { LedgerTransaction } from '#ledger/ledger-transaction.entity';

const appendOnly = 'the ledger: the database refuses to change or delete a row';

export const ledgerDomain = defineDomain({
  name: 'ledger',
  entities: [LedgerTransaction, LedgerEntry],
  keptTables: { ledger_transactions: appendOnly, ledger_entries: appendOnly },
});
