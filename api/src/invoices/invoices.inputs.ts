import { Field, ID, InputType } from 'type-graphql';
import {
  type CreateInvoiceInput as CreateInvoice,
  createInvoiceRule,
  type FindInvoices,
  findInvoicesRule,
  type InvoiceLineInput as InvoiceLine,
  type InvoiceLineFields,
  type InvoiceLineKind,
  invoiceLineRule,
  type InvoiceStatus,
  invoiceStatuses,
  type UpdateInvoiceInput as UpdateInvoice,
  updateInvoiceRule,
  type VoidInvoiceInput as VoidInvoice,
  voidInvoiceRule,
} from 'rules/invoices';
import type { Currency } from 'rules/money';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';
import { InvoiceLineKindEnum } from '#invoices/invoice-line';
import { DateScalar, MoneyScalar } from '#scalars';

export const InvoiceStatusEnum = graphqlEnum('InvoiceStatus', invoiceStatuses, 'The status of an invoice', {
  draft: 'Not sent; its client cannot see it',
  sent: 'Sent, and not due yet',
  partly_paid: 'Paid in part, and not due yet',
  paid: 'Paid',
  overdue: 'Not paid in time',
  void: 'Taken back by a credit note',
});

@ValidateWith(invoiceLineRule)
@InputType({ description: 'A line of an invoice' })
class InvoiceLineInput implements InvoiceLine {
  @Field(() => InvoiceLineKindEnum, { nullable: true, description: 'What it is for; `other` if omitted' })
  kind?: InvoiceLineKind | null;

  @Field({ description: 'One line, at most 300 characters' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Quantity, with at most three decimals; 1 if omitted' })
  quantity?: string | null;

  @Field(() => MoneyScalar, { description: 'Price of one, without tax' })
  unitPrice!: string;

  @Field(() => String, { nullable: true, description: 'Tax rate in percent; 0 if omitted' })
  taxRate?: string | null;
}

@ValidateWith(createInvoiceRule)
@InputType({ description: 'A draft of an invoice, for a project or a client' })
export class CreateInvoiceInput implements CreateInvoice {
  @Field(() => ID, { nullable: true, description: 'The project that it is for' })
  projectId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The client, if it is for no project' })
  clientId?: string | null;

  @Field(() => String, { nullable: true, description: "Currency (ISO 4217); the client's by default" })
  currency?: Currency | null;

  @Field(() => [InvoiceLineInput], { description: 'Lines' })
  lines!: InvoiceLineFields[];

  @Field(() => DateScalar, { nullable: true, description: "When it is due; by the client's term if omitted" })
  dueOn?: string | null;

  @Field(() => String, { nullable: true, description: 'A note for the client' })
  note?: string | null;
}

@ValidateWith(updateInvoiceRule)
@InputType({ description: 'A draft as it should be' })
export class UpdateInvoiceInput implements UpdateInvoice {
  @Field(() => [InvoiceLineInput], { description: 'Lines' })
  lines!: InvoiceLineFields[];

  @Field(() => DateScalar, { nullable: true, description: "When it is due; by the client's term if omitted" })
  dueOn?: string | null;

  @Field(() => String, { nullable: true, description: 'A note for the client' })
  note?: string | null;
}

@ValidateWith(voidInvoiceRule)
@InputType({ description: 'Why an invoice is void' })
export class VoidInvoiceInput implements VoidInvoice {
  @Field({ description: 'The reason, which its client reads' })
  reason!: string;
}

@ValidateWith(findInvoicesRule)
@InputType({ description: 'Which invoices' })
export class InvoiceFilter implements FindInvoices {
  @Field(() => InvoiceStatusEnum, { nullable: true, description: 'Only invoices with this status' })
  status?: InvoiceStatus | null;

  @Field(() => ID, { nullable: true, description: 'Only invoices to this client' })
  clientId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only invoices for this project' })
  projectId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only invoices with this in their number or the name of the buyer',
  })
  search?: string | null;
}
