import * as z from 'zod/mini';
import { percentRule } from './invoices.ts';
import { currencies } from './money.ts';
import { optionalText } from './text.ts';

const days = 'Please enter a number of days from 0 to 365';
const reminder = 'Please enter days from -30 (before) to 90 (after the due date)';

export const maxReminders = 8;
/** When reminders are sent by default: days from the due date, negative before it. */
export const defaultReminderDays = [-3, 1, 7, 14];

/** What a client says about their own invoices. */
export const billingAddressFields = {
  companyName: optionalText(150),
  address: optionalText(500),
  taxId: optionalText(60),
};

/** What administrators set for a client. Absent fields stay unchanged. */
export const updateClientBillingRule = z.object({
  ...billingAddressFields,
  currency: z.optional(z.enum(currencies, 'Please choose a currency')),
  taxRate: z.optional(percentRule),
  isReverseCharge: z.optional(z.boolean('Please choose yes or no')),
  dueDays: z.optional(z.nullable(z.int(days).check(z.gte(0, days), z.lte(365, days)))),
  reminderDays: z.optional(
    z
      .array(z.int(reminder).check(z.gte(-30, reminder), z.lte(90, reminder)), reminder)
      .check(z.maxLength(maxReminders, `Please keep this to ${maxReminders} reminders`)),
  ),
});
export type UpdateClientBilling = z.infer<typeof updateClientBillingRule>;
