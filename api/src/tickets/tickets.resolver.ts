import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { TicketOrderField } from 'rules/tickets';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { TrueWhere } from '#db/conditional-field';
import { Filter, OrderBy } from '#db/list-arguments';
import { NestedConnection, getNestedPage } from '#db/nested';
import { getConnection, PageArgs } from '#db/page';
import { DependsOn } from '#db/depends-on';
import { matches } from '#db/where';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { followTickets } from '#tickets/follow-tickets';
import { openTicket } from '#tickets/open-ticket';
import { resolveTicket } from '#tickets/resolve-ticket';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { answerableBy, messageVisibleTo, reopenableBy, resolvableBy, visibleTo } from '#tickets/ticket.access';
import { SupportTicketChange } from '#tickets/support-ticket-change';
import { getTicket } from '#tickets/get-ticket';
import { reopenTicket } from '#tickets/reopen-ticket';
import { TicketMessage } from '#tickets/ticket-message.entity';
import { toTicketWhere } from '#tickets/ticket-where';
import { FindTicketsArgs, OpenTicketInput, SupportTicketFilter, SupportTicketOrderBy } from '#tickets/tickets.inputs';

/** Sort columns; ids are in order of creation. */
const orderByField: Record<TicketOrderField, Array<keyof SupportTicket & string>> = {
  created: ['id'],
  urgency: ['urgencyOrder', 'id'],
};

const SupportTicketConnection = getConnection(SupportTicket, 'SupportTicket', { isCounted: true });
const TicketMessageConnection = getConnection(TicketMessage, 'TicketMessage');

@Resolver(() => SupportTicket)
export class TicketsResolver {
  @RequireAudience('client', 'contractor', 'admin')
  @ReturnsRead(SupportTicket)
  @Query(() => SupportTicketConnection, { description: 'Tickets visible to the viewer' })
  async supportTickets(
    @Filter(() => SupportTicketFilter) filter: SupportTicketFilter | null,
    @OrderBy(() => SupportTicketOrderBy, 'newest first') orderBy: SupportTicketOrderBy | null,
    @Args() { first, after, ...old }: FindTicketsArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [visibleTo(viewer), toTicketWhere(filter ?? old, viewer)] };
    const { field, direction } = orderBy ?? { field: 'created', direction: 'desc' };
    return read.page(SupportTicket, info, { where, orderBy: orderByField[field], direction, first, after });
  }

  @RequireAudience('client', 'contractor', 'admin')
  @ReturnsRead(SupportTicket)
  @Query(() => SupportTicket, {
    nullable: true,
    description: "A ticket, or null if the viewer can't see one with this id",
  })
  async supportTicket(
    @Arg('id', () => ID, { description: "The ticket's id" }) id: string,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(SupportTicket, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  }

  @RequireAudience('client', 'contractor', 'admin')
  @Subscription(() => SupportTicketChange, {
    description:
      'Tickets that anyone opens, answers or resolves, and those that the viewer gains or loses with a project: those that they may see, or might have until then',
    subscribe: followTickets,
  })
  async supportTicketChanged(
    @Root() { id }: { id: string },
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SupportTicketChange> {
    const where = { $and: [{ id }, visibleTo(viewer)] };
    return { id, ticket: await read.one(SupportTicket, info, { where, path: ['ticket'] }) };
  }

  @RequireAudience('client')
  @Mutation(() => SupportTicket, { description: 'Opens a ticket' })
  async openTicket(
    @Arg('input', { description: 'The new ticket' }) input: OpenTicketInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SupportTicket> {
    return getTicket(context, info, await openTicket(context, input));
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => SupportTicket, { description: 'Resolves a ticket' })
  async resolveTicket(
    @Arg('id', () => ID, { description: "The ticket's id" }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SupportTicket> {
    await resolveTicket(context, id);
    return getTicket(context, info, id);
  }

  @RequireAudience('client', 'contractor', 'admin')
  @Mutation(() => SupportTicket, { description: 'Reopens a resolved ticket' })
  async reopenTicket(
    @Arg('id', () => ID, { description: "The ticket's id" }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SupportTicket> {
    await reopenTicket(context, id);
    return getTicket(context, info, id);
  }

  @NestedConnection<TicketMessage>({
    entity: () => TicketMessage,
    by: 'ticket',
    visible: messageVisibleTo,
    orderBy: ['id'],
    direction: 'asc',
  })
  @FieldResolver(() => TicketMessageConnection, { description: 'Messages of both sides, oldest first' })
  messages(@Row() ticket: SupportTicket, @Args() _page: PageArgs, @Info() info: GraphQLResolveInfo) {
    return getNestedPage<TicketMessage>(ticket, info);
  }

  @NestedConnection<TicketMessage>({
    entity: () => TicketMessage,
    by: 'ticket',
    visible: messageVisibleTo,
    orderBy: ['id'],
    direction: 'desc',
  })
  @FieldResolver(() => TicketMessageConnection, {
    description: 'The same, newest first: for the latest message, and for reading from the end',
  })
  latestMessages(@Row() ticket: SupportTicket, @Args() _page: PageArgs, @Info() info: GraphQLResolveInfo) {
    return getNestedPage<TicketMessage>(ticket, info);
  }

  @DependsOn('status')
  @TrueWhere(answerableBy)
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may reply' })
  viewerCanReply(@Row() ticket: SupportTicket, @Ctx() { viewer }: Context): boolean {
    return matches(answerableBy(viewer), ticket);
  }

  @DependsOn('status')
  @TrueWhere(resolvableBy)
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may resolve it' })
  viewerCanResolve(@Row() ticket: SupportTicket, @Ctx() { viewer }: Context): boolean {
    return matches(resolvableBy(viewer), ticket);
  }

  @DependsOn('status')
  @TrueWhere(reopenableBy)
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may reopen it' })
  viewerCanReopen(@Row() ticket: SupportTicket, @Ctx() { viewer }: Context): boolean {
    return matches(reopenableBy(viewer), ticket);
  }
}
