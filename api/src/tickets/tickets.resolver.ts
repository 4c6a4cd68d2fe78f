import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { TrueWhere } from '#db/conditional-field';
import { NestedConnection, getNestedPage } from '#db/nested';
import { getConnection, PageArgs } from '#db/page';
import { DependsOn } from '#db/selection-fields';
import { matches } from '#db/where';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';
import { followTickets } from '#tickets/follow-tickets';
import { openTicket } from '#tickets/open-ticket';
import { resolveTicket } from '#tickets/resolve-ticket';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { answerableBy, messageVisibleTo, resolvableBy, toResolvedWhere, visibleTo } from '#tickets/ticket.access';
import { SupportTicketChange } from '#tickets/support-ticket-change';
import { TicketMessage } from '#tickets/ticket-message.entity';
import { FindTicketsArgs, OpenTicketInput } from '#tickets/tickets.inputs';

const SupportTicketConnection = getConnection(SupportTicket, 'SupportTicket');
const TicketMessageConnection = getConnection(TicketMessage, 'TicketMessage');

@Resolver(() => SupportTicket)
export class TicketsResolver {
  @RequireAudience('client', 'contractor', 'admin')
  @ReturnsRead(SupportTicket)
  @Query(() => SupportTicketConnection, { description: 'The tickets that one may see, newest first' })
  async supportTickets(
    @Args() { resolved, ...page }: FindTicketsArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [visibleTo(viewer), resolved == null ? {} : toResolvedWhere(resolved)] };
    return read.page(SupportTicket, info, { where, orderBy: ['id'], direction: 'desc', ...page });
  }

  @RequireAudience('client', 'contractor', 'admin')
  @ReturnsRead(SupportTicket)
  @Query(() => SupportTicket, {
    nullable: true,
    description: 'One ticket, or null where there is none that one may see',
  })
  async supportTicket(
    @Arg('id', () => ID, { description: 'Which ticket' }) id: string,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(SupportTicket, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  }

  @RequireAudience('client', 'contractor', 'admin')
  @Subscription(() => SupportTicketChange, {
    description:
      'Tickets that are opened, answered or resolved, by whomever, and those that one gets or loses with a project: those that one may see, or might until then',
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
  @Mutation(() => SupportTicket, { description: 'Asks the team for help' })
  async openTicket(
    @Arg('input', { description: 'What it is about' }) input: OpenTicketInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SupportTicket> {
    return getTicket(context, info, await openTicket(context, input));
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => SupportTicket, { description: 'Says that the client has been helped' })
  async resolveTicket(
    @Arg('id', () => ID, { description: 'Which ticket' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SupportTicket> {
    await resolveTicket(context, id);
    return getTicket(context, info, id);
  }

  @NestedConnection<TicketMessage>({
    entity: () => TicketMessage,
    by: 'ticket',
    visible: messageVisibleTo,
    orderBy: ['id'],
    direction: 'asc',
  })
  @FieldResolver(() => TicketMessageConnection, { description: 'What both sides wrote, oldest first' })
  messages(@Root() ticket: SupportTicket, @Args() _page: PageArgs, @Info() info: GraphQLResolveInfo) {
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
    description: 'The same, newest first: for the last word, and for a conversation that is read from its end',
  })
  latestMessages(@Root() ticket: SupportTicket, @Args() _page: PageArgs, @Info() info: GraphQLResolveInfo) {
    return getNestedPage<TicketMessage>(ticket, info);
  }

  @DependsOn('status')
  @TrueWhere(answerableBy)
  @FieldResolver(() => Boolean, { description: 'Whether who asks may write to the other side' })
  viewerCanReply(@Root() ticket: SupportTicket, @Ctx() { viewer }: Context): boolean {
    return matches(answerableBy(viewer), ticket);
  }

  @DependsOn('status')
  @TrueWhere(resolvableBy)
  @FieldResolver(() => Boolean, { description: 'Whether who asks may say that it is resolved' })
  viewerCanResolve(@Root() ticket: SupportTicket, @Ctx() { viewer }: Context): boolean {
    return matches(resolvableBy(viewer), ticket);
  }
}

/** By id alone: who has just opened or resolved a ticket gets it back, also where support sees it no more. */
async function getTicket({ read }: Context, info: GraphQLResolveInfo, id: string): Promise<SupportTicket> {
  const ticket = await read.one(SupportTicket, info, { where: { id } });
  if (!ticket) throw notFound('ticket');
  return ticket;
}
