import { Field, ID, ObjectType } from 'type-graphql';
import { currencies, type Currency } from 'rules/money';
import { type StatementEntryKind, statementEntryKinds } from 'rules/statements';
import { MaxRows } from '#access/max-rows';
import { graphqlEnum } from '#db/graphql-enum';
import { DateScalar, MoneyScalar } from '#scalars';

const StatementEntryKindEnum = graphqlEnum(
  'StatementEntryKind',
  statementEntryKinds,
  "What changes the balance of a client's account",
  {
    invoice: 'An invoice was sent',
    credit_note: 'An invoice was voided',
    payment: 'Money came in',
    refund: 'Money was paid back',
  },
);

@ObjectType({ description: 'An entry of an account statement', simpleResolvers: true })
export class StatementEntry {
  @Field(() => StatementEntryKindEnum, { description: 'What it is' })
  kind!: StatementEntryKind;

  @Field(() => DateScalar, { description: 'The day that it counts for' })
  occurredOn!: string;

  @Field({ description: 'Text such as "Invoice INV-2026-0001"' })
  description!: string;

  @Field(() => ID, { description: 'The invoice that it belongs to' })
  invoiceId!: string;

  @Field(() => MoneyScalar, { description: 'What it adds to the balance; negative for payments and credit notes' })
  amount!: string;

  @Field(() => MoneyScalar, { description: 'The balance after it' })
  balance!: string;
}

@ObjectType({
  description: "A client's account in one currency. Balances are positive if the client owes money",
  simpleResolvers: true,
})
export class StatementAccount {
  @Field(() => String, { description: 'Currency of its amounts (ISO 4217)' })
  currency!: Currency;

  @Field(() => MoneyScalar, { description: 'Balance before the first day' })
  openingBalance!: string;

  @Field(() => [StatementEntry], { description: 'What changed the balance, oldest first; at most 500' })
  entries!: StatementEntry[];

  @Field(() => MoneyScalar, { description: 'Balance after the last day: `receivable` without `credit`' })
  closingBalance!: string;

  @Field(() => MoneyScalar, { description: 'What of the closing balance is owed for invoices' })
  receivable!: string;

  @Field(() => MoneyScalar, { description: 'What the client had paid too much by then' })
  credit!: string;
}

@ObjectType({ description: "A client's account in a period", simpleResolvers: true })
export class AccountStatement {
  @Field(() => DateScalar, { description: 'The first day' })
  from!: string;

  @Field(() => DateScalar, { description: 'The last day' })
  until!: string;

  @MaxRows(currencies.length)
  @Field(() => [StatementAccount], { description: 'One for each currency that the client was ever invoiced in' })
  accounts!: StatementAccount[];
}
