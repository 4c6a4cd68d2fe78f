import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { InvoiceStatus } from 'rules/invoices';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { DependsOn } from '#db/depends-on';
import { IfUpdatedAt, type Version } from '#db/if-updated-at';
import { Filter } from '#db/list-arguments';
import { getConnection, PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { toContainsFilter, type Where } from '#db/where';
import { notFound } from '#errors';
import { deleteInvoice, updateInvoice } from '#invoices/change-draft';
import { createInvoice } from '#invoices/create-invoice';
import { followInvoices } from '#invoices/follow-invoices';
import { visibleTo } from '#invoices/invoice.access';
import { Invoice } from '#invoices/invoice.entity';
import { getStatus, hasStatus } from '#invoices/invoice-status';
import {
  CreateInvoiceInput,
  InvoiceFilter,
  InvoiceStatusEnum,
  UpdateInvoiceInput,
  VoidInvoiceInput,
} from '#invoices/invoices.inputs';
import { sendInvoice } from '#invoices/send-invoice';
import { voidInvoice } from '#invoices/void-invoice';

const InvoiceConnection = getConnection(Invoice, 'Invoice', { isCounted: true });
const idDescription = { description: "The invoice's id" };

@ObjectType({ description: 'A draft that was deleted', simpleResolvers: true })
class DeletedInvoice {
  @Field(() => ID, { description: 'Its identifier' })
  invoiceId!: string;
}

@Resolver(() => Invoice)
export class InvoicesResolver {
  @RequireAudience('client', 'admin')
  @ReturnsRead(Invoice)
  @Query(() => InvoiceConnection, {
    description: "Invoices: a client's own without drafts, all for administrators; newest first",
  })
  async invoices(
    @Filter(() => InvoiceFilter) filter: InvoiceFilter | null,
    @Args() page: PageArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [visibleTo(viewer), ...toWhere(filter ?? {})] };
    return read.page(Invoice, info, { where, orderBy: ['id'], direction: 'desc', ...page });
  }

  @RequireAudience('client', 'admin')
  @ReturnsRead(Invoice)
  @Query(() => Invoice, { nullable: true, description: 'An invoice' })
  async invoice(
    @Arg('id', () => ID, idDescription) id: string,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Invoice | null> {
    return read.one(Invoice, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  }

  @RequireAudience('admin')
  @Mutation(() => Invoice, { description: 'Creates a draft of an invoice' })
  async createInvoice(
    @Arg('input', { description: 'The invoice' }) input: CreateInvoiceInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Invoice> {
    return getInvoice(context, info, await createInvoice(context, input));
  }

  @RequireAudience('admin')
  @Mutation(() => Invoice, { description: 'Changes a draft of an invoice' })
  async updateInvoice(
    @Arg('id', () => ID, idDescription) id: string,
    @Arg('input', { description: 'The draft as it should be' }) input: UpdateInvoiceInput,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Invoice> {
    await updateInvoice(context, id, input, ifUpdatedAt);
    return getInvoice(context, info, id);
  }

  @RequireAudience('admin')
  @Mutation(() => DeletedInvoice, { description: 'Deletes a draft of an invoice' })
  async deleteInvoice(
    @Arg('id', () => ID, idDescription) id: string,
    @Ctx() context: Context,
  ): Promise<DeletedInvoice> {
    await deleteInvoice(context, id);
    return { invoiceId: id };
  }

  @RequireAudience('admin')
  @Mutation(() => Invoice, { description: 'Sends an invoice to its client. It never changes again' })
  async sendInvoice(
    @Arg('id', () => ID, idDescription) id: string,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Invoice> {
    await sendInvoice(context, id, ifUpdatedAt);
    return getInvoice(context, info, id);
  }

  @RequireAudience('admin')
  @Mutation(() => Invoice, {
    description: "Voids an invoice that was sent, by a credit note. What was paid becomes the client's credit",
  })
  async voidInvoice(
    @Arg('id', () => ID, idDescription) id: string,
    @Arg('input', { description: 'Why' }) { reason }: VoidInvoiceInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Invoice> {
    await voidInvoice(context, id, reason);
    return getInvoice(context, info, id);
  }

  @RequireAudience('client', 'admin')
  @Subscription(() => Invoice, {
    description: 'Invoices that are created, changed, sent, paid or voided from now on',
    subscribe: followInvoices,
  })
  async invoiceChanged(
    @Root() { id }: { id: string },
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Invoice> {
    return getInvoice(context, info, id);
  }

  @DependsOn('number', 'seller')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Where to transfer the money, in lines, with the reference; null for a draft, or if the agency has no bank details',
  })
  transferDetails(@Row() { number, seller }: Invoice): string | null {
    const bankDetails = seller?.bankDetails ?? [];
    return number && bankDetails.length > 0 ? [...bankDetails, `Reference: ${number}`].join('\n') : null;
  }

  @DependsOn('state', 'dueOn')
  @FieldResolver(() => InvoiceStatusEnum, { description: 'Status, by the calendar of the agency' })
  status(@Row() invoice: Invoice): InvoiceStatus {
    return getStatus(invoice);
  }

  @DependsOn('buyer')
  @FieldResolver(() => Boolean, { description: 'Whether the buyer is liable for the tax (reverse charge)' })
  isReverseCharge(@Row() { buyer }: Invoice): boolean {
    return buyer?.isReverseCharge ?? false;
  }
}

function toWhere({ status, clientId, projectId, search }: InvoiceFilter): Array<Where<Invoice>> {
  return [
    ...(status ? [hasStatus(status)] : []),
    ...(clientId ? [{ client: clientId }] : []),
    ...(projectId ? [{ project: projectId }] : []),
    ...(search ? [{ searched: toContainsFilter(search) }] : []),
  ];
}

/** An invoice that the viewer may see, with the fields that the query asks for. */
async function getInvoice({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<Invoice> {
  const invoice = await read.one(Invoice, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!invoice) throw notFound('invoice');
  return invoice;
}
