import type { Rel } from '@mikro-orm/core';
import { Check, Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { defaultReminderDays } from 'rules/client-billing';
import { type Currency, defaultCurrency } from 'rules/money';
import { StoredInRow } from '#access/max-rows';
import { BaseEntity } from '#db/base.entity';
import { Node } from '#db/node';
import { User } from '#people/user.entity';

type Optional =
  'companyName' | 'address' | 'taxId' | 'currency' | 'taxRate' | 'isReverseCharge' | 'dueDays' | 'reminderDays';

/** How a client is invoiced. Its row is the lock of everything that changes the client's money. */
@ObjectType('ClientBilling', {
  implements: Node,
  description: 'How a client is invoiced',
  simpleResolvers: true,
})
@Entity({ tableName: 'client_billing' })
@Check({ name: 'client_billing_tax_rate_percent', expression: 'tax_rate >= 0 and tax_rate <= 100' })
export class ClientBilling extends BaseEntity<Optional> {
  @Field(() => User, { description: 'The client' })
  @OneToOne(() => User, { deleteRule: 'restrict' })
  client!: Rel<User>;

  @Field(() => String, { nullable: true, description: 'The legal name on invoices; null for the name of the person' })
  @Property({ type: 'text', nullable: true })
  companyName: string | null = null;

  @Field(() => String, { nullable: true, description: 'The address on invoices, in lines' })
  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Field(() => String, { nullable: true, description: 'Tax or VAT number' })
  @Property({ type: 'text', nullable: true })
  taxId: string | null = null;

  @Field(() => String, { description: 'The currency of new invoices and quotes (ISO 4217)' })
  @Property({ type: 'text' })
  currency: Currency = defaultCurrency;

  @Field(() => String, { description: 'The tax rate of new lines in percent, such as "19.00"' })
  @Property({ type: 'decimal', precision: 5, scale: 2 })
  taxRate: string = '0.00';

  @Field({ description: 'Whether the client is liable for the tax (reverse charge)' })
  @Property({ type: 'boolean' })
  isReverseCharge: boolean = false;

  @Field(() => Int, { nullable: true, description: 'Days until an invoice is due; null for the usual term' })
  @Property({ type: 'smallint', nullable: true })
  dueDays: number | null = null;

  @StoredInRow
  @Field(() => [Int], { description: 'When reminders are sent: days from the due date, negative before it' })
  @Property({ type: 'integer[]' })
  reminderDays: number[] = [...defaultReminderDays];
}
