import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { Currency } from 'rules/money';
import { type PaymentMethod, paymentMethods } from 'rules/payments';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { Node } from '#db/node';
import { Invoice } from '#invoices/invoice.entity';
import { User } from '#people/user.entity';
import { DateScalar, MoneyScalar } from '#scalars';

const PaymentMethodEnum = graphqlEnum('PaymentMethod', paymentMethods, 'How an invoice was paid', {
  bank_transfer: 'Transferred to the bank account',
  card: 'Online, by a payment processor',
  credit: 'From what the client had paid too much',
  other: 'In another way',
});
export { PaymentMethodEnum };

type Optional = 'refunded' | 'refundedCredit' | 'note' | 'processorReference' | 'recordedBy';

/** Money that came in for an invoice. `amount` is `applied` to it and `credited` to the client, who paid too much. */
@ObjectType('Payment', { implements: Node, description: 'A payment of an invoice', simpleResolvers: true })
@Entity({ tableName: 'payments' })
@Index({ properties: ['invoice', 'id'] })
@Unique({ properties: ['processorReference'] })
@Check({
  name: 'payments_parts',
  expression: 'amount = applied + credited and amount > 0 and applied >= 0 and credited >= 0',
})
@Check({
  name: 'payments_refunded_within',
  expression: 'refunded >= 0 and refunded <= applied and refunded_credit >= 0 and refunded_credit <= credited',
})
export class Payment extends BaseEntity<Optional> {
  @ManyToOne(() => Invoice, { deleteRule: 'restrict' })
  invoice!: Rel<Invoice>;

  @ManyToOne(() => User, { deleteRule: 'restrict' })
  @Index()
  client!: Rel<User>;

  @Field(() => PaymentMethodEnum, { description: 'How it was paid' })
  @Enum({ items: () => [...paymentMethods] })
  method!: PaymentMethod;

  @Field(() => String, { description: 'Currency (ISO 4217)' })
  @Property({ type: 'text' })
  currency!: Currency;

  @Field(() => MoneyScalar, { description: 'What came in' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: string;

  @Field(() => MoneyScalar, { description: 'What of it paid the invoice' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  applied!: string;

  @Field(() => MoneyScalar, { description: "What of it was too much, and became the client's credit" })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  credited!: string;

  @Field(() => MoneyScalar, { description: 'What of the applied part was paid back' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  refunded: string = '0.00';

  @Field(() => MoneyScalar, { description: 'What of the credited part was paid back' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  refundedCredit: string = '0.00';

  @Field(() => DateScalar, { description: 'The day it came in' })
  @Property({ type: 'date' })
  paidOn!: string;

  @Field(() => String, { nullable: true, description: 'A note of the administrator who recorded it' })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** The id of the payment at the payment processor. */
  @Property({ type: 'text', nullable: true })
  processorReference: string | null = null;

  @Field(() => User, { nullable: true, description: 'The administrator who recorded it; null for an online payment' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  @Index()
  recordedBy: Rel<User> | null = null;
}
