import { OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { type LedgerTransactionKind, ledgerTransactionKinds } from 'rules/ledger';
import { clock } from '#clock';
import { appendOnlyTrigger } from '#ledger/append-only';
import { newId } from '#new-id';

/** One thing that moved money, or promised to. Its entries add up to zero. */
@Entity({ tableName: 'ledger_transactions' })
@Trigger(appendOnlyTrigger('ledger_transactions'))
@Unique({ properties: ['kind', 'sourceId'] })
export class LedgerTransaction {
  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date = clock.date();

  @Enum({ items: () => [...ledgerTransactionKinds] })
  kind!: LedgerTransactionKind;

  /** The invoice, payment, refund or payout that made it, once. */
  @Property({ type: 'uuid' })
  sourceId!: string;

  /** The day that decides its month, in the agency's time zone. */
  @Property({ type: 'date' })
  occurredOn!: string;
}
