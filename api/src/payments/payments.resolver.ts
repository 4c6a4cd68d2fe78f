import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { getConnection, PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';
import { visibleTo } from '#payments/payment.access';
import { Payment } from '#payments/payment.entity';
import { ApplyCreditInput, RecordPaymentInput, RefundPaymentInput } from '#payments/payments.inputs';
import { applyCredit, recordPayment } from '#payments/record-payment';
import { refundPayment } from '#payments/refund-payment';

const PaymentConnection = getConnection(Payment, 'Payment');

@Resolver(() => Payment)
export class PaymentsResolver {
  @RequireAudience('client', 'admin')
  @ReturnsRead(Payment)
  @Query(() => PaymentConnection, { description: 'The payments of an invoice, newest first' })
  async payments(
    @Arg('invoiceId', () => ID, { description: 'The invoice' }) invoiceId: string,
    @Args() page: PageArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [{ invoice: invoiceId }, visibleTo(viewer)] };
    return read.page(Payment, info, { where, orderBy: ['id'], direction: 'desc', ...page });
  }

  @RequireAudience('admin')
  @Mutation(() => Payment, {
    description: 'Records money that came in for an invoice. What is too much becomes credit',
  })
  async recordPayment(
    @Arg('id', () => ID, { description: "The invoice's id" }) id: string,
    @Arg('input', { description: 'The payment' }) input: RecordPaymentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Payment> {
    return getPayment(context, info, await recordPayment(context, id, input));
  }

  @RequireAudience('admin')
  @Mutation(() => Payment, { description: "Pays an invoice from its client's credit" })
  async applyCredit(
    @Arg('id', () => ID, { description: "The invoice's id" }) id: string,
    @Arg('input', { description: 'How much' }) { amount }: ApplyCreditInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Payment> {
    return getPayment(context, info, await applyCredit(context, id, amount));
  }

  @RequireAudience('admin')
  @Mutation(() => Payment, { description: 'Records that money of a payment was paid back' })
  async refundPayment(
    @Arg('id', () => ID, { description: "The payment's id" }) id: string,
    @Arg('input', { description: 'The refund' }) input: RefundPaymentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Payment> {
    await refundPayment(context, id, input);
    return getPayment(context, info, id);
  }
}

async function getPayment({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<Payment> {
  const payment = await read.one(Payment, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!payment) throw notFound('payment');
  return payment;
}
