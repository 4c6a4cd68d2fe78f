import { Field, ObjectType } from 'type-graphql';
import { type InvoiceLineKind, invoiceLineKinds } from 'rules/invoices';
import { graphqlEnum } from '#db/graphql-enum';
import { MoneyScalar } from '#scalars';

export const InvoiceLineKindEnum = graphqlEnum('InvoiceLineKind', invoiceLineKinds, 'What a line is for', {
  implementation: 'Building a project',
  support: 'Monthly support',
  other: 'Anything else',
});

/** A line of an invoice, as it is stored with it: `net` and `tax` are rounded half even, each line for itself. */
@ObjectType({ description: 'A line of an invoice', simpleResolvers: true })
export class InvoiceLine {
  @Field(() => InvoiceLineKindEnum, { description: 'What it is for' })
  kind!: InvoiceLineKind;

  @Field({ description: 'Description' })
  description!: string;

  @Field({ description: 'Quantity: a decimal with up to three digits after the point, such as "1.5"' })
  quantity!: string;

  @Field(() => MoneyScalar, { description: 'Price of one, without tax' })
  unitPrice!: string;

  @Field({ description: 'Tax rate in percent, such as "19"' })
  taxRate!: string;

  @Field(() => MoneyScalar, { description: 'Quantity times price, without tax' })
  net!: string;

  @Field(() => MoneyScalar, { description: 'Tax' })
  tax!: string;
}

/** The name and address of one side of an invoice, as they were when it was sent. */
@ObjectType({ description: 'One side of an invoice, as it was when the invoice was sent', simpleResolvers: true })
export class InvoiceParty {
  @Field({ description: 'Legal name' })
  name!: string;

  @Field({ description: 'Address, in lines; may be empty' })
  address!: string;

  @Field(() => String, { nullable: true, description: 'Tax or VAT number' })
  taxId!: string | null;
}

/** Stored with the sides of an invoice, so that its PDF stays as it was sent. */
export interface InvoiceSeller extends InvoiceParty {
  /** Lines. */
  bankDetails: string[];
}
export interface InvoiceBuyer extends InvoiceParty {
  isReverseCharge: boolean;
}
