import { Field, ObjectType } from 'type-graphql';
import { type Currency, currencies } from 'rules/money';
import { getAgencyDay } from '#agency-day';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { DateScalar, MoneyScalar } from '#scalars';

@ObjectType({ description: 'What a client has paid and owes in one currency', simpleResolvers: true })
export class ClientBalance {
  @Field(() => String, { description: 'Currency (ISO 4217)' })
  currency!: Currency;

  @Field(() => MoneyScalar, { description: 'What was paid of invoices, without refunds' })
  paid!: string;

  @Field(() => MoneyScalar, { description: 'What is to pay, overdue or not' })
  open!: string;

  @Field(() => MoneyScalar, { description: 'What of it is overdue' })
  overdue!: string;

  @Field(() => MoneyScalar, { description: 'What was paid too much and can pay other invoices' })
  credit!: string;

  @Field(() => DateScalar, { nullable: true, description: 'When the next open invoice is due; null without one' })
  nextDueOn!: string | null;
}

export const maxBalances = currencies.length;

/** By currency. Credit is in the ledger alone; the rest is on the invoices, which the ledger is checked against. */
export async function findClientBalances({ em, viewer }: Context): Promise<ClientBalance[]> {
  const today = getAgencyDay();
  const sql = `
    with owed as (
      select currency, sum(paid) as paid, sum(balance) as open, sum(balance) filter (where due_on < ?) as overdue,
             min(due_on) filter (where balance > 0 and due_on >= ?) as next_due_on
        from invoices where client_id = ? and state not in ('draft', 'void') group by currency),
    credit as (
      select currency, -sum(amount) as credit from ledger_entries
       where account = 'client_credit' and party_id = ? group by currency having sum(amount) <> 0)
    select currency, coalesce(paid, 0)::numeric(14, 2)::text as paid, coalesce(open, 0)::numeric(14, 2)::text as open,
           coalesce(overdue, 0)::numeric(14, 2)::text as overdue, coalesce(credit, 0)::numeric(14, 2)::text as credit,
           next_due_on::text as "nextDueOn"
      from owed full join credit using (currency) order by currency`;
  return em.execute<ClientBalance[]>(sql, [today, today, viewer?.id, viewer?.id], readConnection);
}
