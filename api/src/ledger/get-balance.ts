import type { EntityManager } from '@mikro-orm/postgresql';
import type { LedgerAccount } from 'rules/ledger';
import { type Currency, toMinor } from 'rules/money';

/** The balance of a person's account, in minor units: debits minus credits. */
export async function getBalance(
  em: EntityManager,
  { account, partyId, currency }: { account: LedgerAccount; partyId: string; currency: Currency },
): Promise<bigint> {
  const [row] = await em.execute<Array<{ balance: string }>>(
    `select coalesce(sum(amount), 0)::numeric(14, 2)::text as balance
       from ledger_entries where account = ? and party_id = ? and currency = ?`,
    [account, partyId, currency],
  );
  return toMinor(row?.balance ?? '0.00');
}
