import * as z from 'zod/mini';
import { dayRule } from './invoices.ts';
import { amountRule } from './money.ts';
import { optionalText } from './text.ts';

/** How money came in. `credit` is what a client paid too much before. */
export const paymentMethods = ['bank_transfer', 'card', 'credit', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** What administrators record by hand. */
export const recordedMethods = ['bank_transfer', 'other'] as const;

const amount = 'Please enter an amount, such as 2500.00';
export const recordPaymentRule = z.object({
  amount: amountRule({ message: amount }),
  paidOn: dayRule,
  method: z.enum(recordedMethods, 'Please choose how it was paid'),
  note: optionalText(500),
});
export type RecordPaymentInput = z.infer<typeof recordPaymentRule>;

export const refundPaymentRule = z.object({ amount: amountRule({ message: amount }), note: optionalText(500) });
export type RefundPaymentInput = z.infer<typeof refundPaymentRule>;

export const applyCreditRule = z.object({ amount: amountRule({ message: amount }) });
export type ApplyCreditInput = z.infer<typeof applyCreditRule>;
