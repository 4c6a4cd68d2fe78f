import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { Payment } from '#payments/payment.entity';

/** Money of a payment that went back to the client. */
@Entity({ tableName: 'payment_refunds' })
@Unique({ properties: ['processorReference'] })
@Check({ name: 'payment_refunds_amount_positive', expression: 'amount > 0' })
export class PaymentRefund extends BaseEntity<'note' | 'processorReference'> {
  @ManyToOne(() => Payment, { deleteRule: 'restrict' })
  @Index()
  payment!: Rel<Payment>;

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: string;

  @Property({ type: 'date' })
  refundedOn!: string;

  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** The id of the refund at the payment processor. */
  @Property({ type: 'text', nullable: true })
  processorReference: string | null = null;
}
