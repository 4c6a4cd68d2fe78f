import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBilling } from '#client-billing/client-billing.entity';
import { lockClientBilling } from '#client-billing/lock-client-billing';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { changeableBy } from '#invoices/invoice.access';
import { Invoice } from '#invoices/invoice.entity';

/** An invoice to change, locked after its client's billing: every change of a client's money takes the locks in this order. */
export async function lockInvoice(
  tx: EntityManager,
  { viewer }: Context,
  id: string,
): Promise<{ invoice: Invoice; billing: ClientBilling }> {
  const { client } = await findVisible(tx, Invoice, id, changeableBy(viewer));
  const billing = await lockClientBilling(tx, client.id);
  const invoice = await tx.findOneOrFail(Invoice, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  return { invoice, billing };
}
