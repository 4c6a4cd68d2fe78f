import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { ledgerAccounts, type LedgerAccount } from 'rules/ledger';
import type { Currency } from 'rules/money';
import { appendOnlyTrigger } from '#ledger/append-only';
import { LedgerTransaction } from '#ledger/ledger-transaction.entity';
import { newId } from '#new-id';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';

/** When a transaction commits, its entries must balance in each currency, whatever wrote them. */
const balanceTrigger = {
  name: 'balance',
  timing: 'after' as const,
  events: ['insert' as const],
  expression: [
    `create or replace function "ledger_entries_balance_fn"() returns trigger as $$ begin
       if exists (select 1 from public.ledger_entries where transaction_id = new.transaction_id group by currency having sum(amount) <> 0)
       then raise exception 'The entries of ledger transaction % do not balance', new.transaction_id using errcode = 'check_violation'; end if;
       return null; end; $$ language plpgsql`,
    `create constraint trigger "balance" after insert on "ledger_entries" deferrable initially deferred for each row execute function "ledger_entries_balance_fn"()`,
  ].join(';\n'),
};

/** What a transaction adds to an account. */
@Entity({ tableName: 'ledger_entries' })
@Trigger(appendOnlyTrigger('ledger_entries'))
@Trigger(balanceTrigger)
@Check({ name: 'ledger_entries_amount_not_zero', expression: 'amount <> 0' })
@Index({ properties: ['account', 'currency', 'party'] })
@Index({ properties: ['invoiceId'] })
export class LedgerEntry {
  [OptionalProps]?: 'id';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => LedgerTransaction, { deleteRule: 'restrict' })
  @Index()
  transaction!: Rel<LedgerTransaction>;

  @Enum({ items: () => [...ledgerAccounts] })
  account!: LedgerAccount;

  @Property({ type: 'text' })
  currency!: Currency;

  /** A debit if positive, a credit if negative. */
  @Property({ type: 'decimal', precision: 14, scale: 2 })
  amount!: string;

  /** The client or contractor whose account it is. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  @Index()
  party: Rel<User> | null = null;

  @ManyToOne(() => Project, { nullable: true, deleteRule: 'restrict' })
  @Index()
  project: Rel<Project> | null = null;

  @Property({ type: 'uuid', nullable: true })
  invoiceId: string | null = null;
}
