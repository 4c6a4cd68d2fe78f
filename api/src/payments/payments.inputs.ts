import { Field, InputType } from 'type-graphql';
import {
  type ApplyCreditInput as ApplyCredit,
  applyCreditRule,
  type PaymentMethod,
  type RecordPaymentInput as RecordPayment,
  recordPaymentRule,
  type RefundPaymentInput as RefundPayment,
  refundPaymentRule,
} from 'rules/payments';
import { ValidateWith } from '#access/rules';
import { PaymentMethodEnum } from '#payments/payment.entity';
import { DateScalar, MoneyScalar } from '#scalars';

@ValidateWith(recordPaymentRule)
@InputType({ description: 'Money that came in for an invoice' })
export class RecordPaymentInput implements RecordPayment {
  @Field(() => MoneyScalar, { description: "Amount, in the invoice's currency" })
  amount!: string;

  @Field(() => DateScalar, { description: 'The day it came in' })
  paidOn!: string;

  @Field(() => PaymentMethodEnum, { description: '`bank_transfer` or `other`: online payments record themselves' })
  method!: Extract<PaymentMethod, 'bank_transfer' | 'other'>;

  @Field(() => String, { nullable: true, description: 'A note' })
  note?: string | null;
}

@ValidateWith(refundPaymentRule)
@InputType({ description: 'Money that was paid back' })
export class RefundPaymentInput implements RefundPayment {
  @Field(() => MoneyScalar, { description: 'Amount' })
  amount!: string;

  @Field(() => String, { nullable: true, description: 'A note' })
  note?: string | null;
}

@ValidateWith(applyCreditRule)
@InputType({ description: "What of a client's credit pays an invoice" })
export class ApplyCreditInput implements ApplyCredit {
  @Field(() => MoneyScalar, { description: 'Amount' })
  amount!: string;
}
