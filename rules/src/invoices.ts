import * as z from 'zod/mini';
import { amountRule, currencies } from './money.ts';
import { lineRule, optionalText, requiredText } from './text.ts';

/**
 * The status of an invoice. A draft can be changed; one that was sent never changes, except that payments are added. Overdue is one that
 * is not paid a day after it was due.
 */
export const invoiceStatuses = ['draft', 'sent', 'partly_paid', 'paid', 'overdue', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
/** What is stored: the others follow from it and the day. */
export const invoiceStates = ['draft', 'sent', 'partly_paid', 'paid', 'void'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** What a line is for, which decides where its revenue is counted. */
export const invoiceLineKinds = ['implementation', 'support', 'other'] as const;
export type InvoiceLineKind = (typeof invoiceLineKinds)[number];

export const maxInvoiceLines = 100;

const quantity = 'Please enter a quantity with at most three decimals';
const taxRate = 'Please enter a percentage from 0 to 100';
const day = 'Please choose a day';

const quantityRule = z.string(quantity).check(
  z.trim(),
  z.regex(/^\d{1,6}(\.\d{1,3})?$/, quantity),
  z.refine((text) => /[1-9]/.test(text), quantity),
);
export const percentRule = z.string(taxRate).check(
  z.trim(),
  z.regex(/^\d{1,3}(\.\d{1,2})?$/, taxRate),
  z.refine((text) => Number(text) <= 100, taxRate),
);
export const dayRule = z.iso.date(day);

const withDefault = <Value extends string>(rule: z.ZodMiniType<Value>, value: Value) =>
  z.pipe(
    z.optional(z.nullable(rule)),
    z.transform((given) => given ?? value),
  );

export const invoiceLineRule = z.object({
  kind: withDefault(z.enum(invoiceLineKinds, 'Please choose what it is for'), 'other'),
  description: lineRule({ message: 'Please describe the line', max: 300 }),
  quantity: withDefault(quantityRule, '1'),
  unitPrice: amountRule({ message: 'Please enter a price, such as 2500.00', allowZero: true }),
  taxRate: withDefault(percentRule, '0'),
});
export type InvoiceLineFields = z.infer<typeof invoiceLineRule>;
/** As it is entered: what has a default may be absent. */
export type InvoiceLineInput = z.input<typeof invoiceLineRule>;

const linesRule = z
  .array(invoiceLineRule, 'Please add a line')
  .check(
    z.minLength(1, 'Please add a line'),
    z.maxLength(maxInvoiceLines, `Please keep this to ${maxInvoiceLines} lines`),
  );

/** A draft for a project, or for a client without one. */
export const createInvoiceRule = z
  .object({
    projectId: z.optional(z.nullable(z.uuid('Please choose a project'))),
    clientId: z.optional(z.nullable(z.uuid('Please choose a client'))),
    currency: z.optional(z.nullable(z.enum(currencies, 'Please choose a currency'))),
    lines: linesRule,
    dueOn: z.optional(z.nullable(dayRule)),
    note: optionalText(1000),
  })
  .check(
    z.refine(({ projectId, clientId }) => Boolean(projectId ?? clientId), {
      path: ['projectId'],
      error: 'Please choose a project or a client',
    }),
  );
export type CreateInvoiceInput = z.infer<typeof createInvoiceRule>;

export const updateInvoiceRule = z.object({
  lines: linesRule,
  dueOn: z.optional(z.nullable(dayRule)),
  note: optionalText(1000),
});
export type UpdateInvoiceInput = z.infer<typeof updateInvoiceRule>;

export const voidInvoiceRule = z.object({ reason: requiredText('Please say why', 500) });
export type VoidInvoiceInput = z.infer<typeof voidInvoiceRule>;

export const findInvoicesRule = z.object({
  status: z.optional(z.nullable(z.enum(invoiceStatuses, 'Please select a status'))),
  clientId: z.optional(z.nullable(z.uuid('Please select a client'))),
  projectId: z.optional(z.nullable(z.uuid('Please select a project'))),
  search: optionalText(100),
});
export type FindInvoices = z.infer<typeof findInvoicesRule>;

/** The reverse charge of article 196 of the EU's VAT directive (2006/112/EC), as an invoice has to say it. */
export const reverseChargeNote = 'Reverse charge: the customer is liable for the tax';
