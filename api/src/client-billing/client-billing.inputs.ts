import { Field, InputType, Int } from 'type-graphql';
import { type UpdateClientBilling, updateClientBillingRule } from 'rules/client-billing';
import { currencies, type Currency } from 'rules/money';
import { ValidateWith } from '#access/rules';

@ValidateWith(updateClientBillingRule)
@InputType({
  description:
    'How a client is invoiced. Omitted fields are unchanged. A client may only change name, address and tax number',
})
export class UpdateClientBillingInput implements UpdateClientBilling {
  @Field(() => String, { nullable: true, description: 'The legal name; null for the name of the person' })
  companyName?: string | null;

  @Field(() => String, { nullable: true, description: 'The address, in lines' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Tax or VAT number' })
  taxId?: string | null;

  @Field(() => String, { nullable: true, description: `Currency, of: ${currencies.join(', ')}` })
  currency?: Currency;

  @Field(() => String, { nullable: true, description: 'Tax rate of new lines in percent' })
  taxRate?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether the client is liable for the tax (reverse charge)' })
  isReverseCharge?: boolean;

  @Field(() => Int, { nullable: true, description: 'Days until an invoice is due; null for the usual term' })
  dueDays?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'When reminders are sent: days from the due date, negative before it',
  })
  reminderDays?: number[];
}
