import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ClientBilling } from '#client-billing/client-billing.entity';
import { newId } from '#new-id';

/**
 * Locks what a client is invoiced by, and creates it the first time. Every change of a client's money starts with it, so that two of them
 * never see the same balance, and never deadlock.
 */
export async function lockClientBilling(tx: EntityManager, clientId: string): Promise<ClientBilling> {
  const { taxRate, isReverseCharge, currency, reminderDays } = new ClientBilling();
  await tx.execute(
    `insert into client_billing (id, created_at, updated_at, client_id, currency, tax_rate, is_reverse_charge, reminder_days)
     values (?, now(), now(), ?, ?, ?, ?, ?::int[]) on conflict (client_id) do nothing`,
    [newId(), clientId, currency, taxRate, isReverseCharge, `{${reminderDays.join(',')}}`],
  );
  return tx.findOneOrFail(ClientBilling, { client: clientId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
