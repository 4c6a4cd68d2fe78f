import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { ShownWhere } from '#db/conditional-field';
import { requireId } from '#db/find-visible';
import { Filter } from '#db/list-arguments';
import { getNestedPage, NestedConnection } from '#db/nested';
import { getConnection, PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { matches, matchNothing, toContainsFilter, type Where } from '#db/where';
import { notFound } from '#errors';
import { User } from '#people/user.entity';
import { addTicketNote } from '#tickets/add-ticket-note';
import { assignTicket } from '#tickets/assign-ticket';
import { followNotes } from '#tickets/follow-ticket';
import { getTicket } from '#tickets/get-ticket';
import { snoozeTicket } from '#tickets/snooze-ticket';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { noteVisibleTo, visibleTo, visibleToTeam } from '#tickets/ticket.access';
import { assignableTo } from '#tickets/ticket-assignees';
import { TicketNote } from '#tickets/ticket-note.entity';
import {
  AddTicketNoteInput,
  AssignTicketInput,
  SnoozeTicketInput,
  TicketAssigneeFilter,
} from '#tickets/tickets.inputs';

const TicketAssigneeConnection = getConnection(User, 'TicketAssignee');
const TicketNoteConnection = getConnection(TicketNote, 'TicketNote');

/** What the team does with a ticket among itself. */
@Resolver(() => SupportTicket)
export class TicketWorkResolver {
  @RequireAudience('contractor', 'admin')
  @ReturnsRead(User)
  @Query(() => TicketAssigneeConnection, {
    description:
      'Who a ticket can be assigned to: support, administrators and the team of its project, by first name; no one if the viewer does not see the ticket',
  })
  async ticketAssignees(
    @Arg('ticketId', () => ID, { description: "The ticket's id" }) ticketId: string,
    @Filter(() => TicketAssigneeFilter) filter: TicketAssigneeFilter | null,
    @Args() page: PageArgs,
    @Ctx() { em, read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    requireId(ticketId);
    const ticket = await em.findOne(
      SupportTicket,
      { $and: [{ id: ticketId }, visibleTo(viewer)] },
      { populate: ['project'] },
    );
    const words = filter?.search?.split(/\s+/).filter(Boolean).map(toNameWhere) ?? [];
    const where = { $and: [ticket ? assignableTo(ticket) : matchNothing, ...words] };
    return read.page(User, info, { where, orderBy: ['firstName', 'lastName', 'id'], direction: 'asc', ...page });
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => SupportTicket, { description: 'Assigns a ticket to a member of the team, or to no one' })
  async assignTicket(
    @Arg('id', () => ID, { description: "The ticket's id" }) id: string,
    @Arg('input', { description: 'Who works on it' }) input: AssignTicketInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SupportTicket> {
    await assignTicket(context, id, input);
    return getTicket(context, info, id);
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => SupportTicket, {
    description: 'Puts a ticket aside until a time, or brings it back. A message of its client brings it back, too',
  })
  async snoozeTicket(
    @Arg('id', () => ID, { description: "The ticket's id" }) id: string,
    @Arg('input', { description: 'Until when' }) input: SnoozeTicketInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SupportTicket> {
    await snoozeTicket(context, id, input);
    return getTicket(context, info, id);
  }

  @RequireAudience('contractor', 'admin')
  @Mutation(() => TicketNote, { description: 'Adds an internal note to a ticket. Its client never sees it' })
  async addTicketNote(
    @Arg('id', () => ID, { description: "The ticket's id" }) id: string,
    @Arg('input', { description: 'The note' }) input: AddTicketNoteInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TicketNote> {
    return getNote(context, info, await addTicketNote(context, id, input));
  }

  @RequireAudience('contractor', 'admin')
  @Subscription(() => TicketNote, {
    description: 'New internal notes on a ticket, for the team',
    subscribe: ({ context, args }: { context: Context; args: { ticketId: string } }) =>
      followNotes(context, args.ticketId),
  })
  async ticketNotes(
    @Arg('ticketId', () => ID, { description: "The ticket's id" }) _ticketId: string,
    @Root() { id }: { id: string },
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TicketNote> {
    return getNote(context, info, id);
  }

  @NestedConnection<TicketNote>({
    entity: () => TicketNote,
    by: 'ticket',
    visible: noteVisibleTo,
    orderBy: ['id'],
    direction: 'desc',
  })
  @FieldResolver(() => TicketNoteConnection, {
    description: 'Internal notes of the team, newest first; none for clients',
  })
  notes(@Row() ticket: SupportTicket, @Args() _page: PageArgs, @Info() info: GraphQLResolveInfo) {
    return getNestedPage<TicketNote>(ticket, info);
  }

  @ShownWhere(visibleToTeam)
  @FieldResolver(() => Date, { nullable: true })
  snoozedUntil(@Row() ticket: SupportTicket, @Ctx() { viewer }: Context): Date | null {
    return matches(visibleToTeam(viewer), ticket) ? ticket.snoozedUntil : null;
  }
}

const toNameWhere = (word: string): Where<User> => ({
  $or: [{ firstName: toContainsFilter(word) }, { lastName: toContainsFilter(word) }],
});

async function getNote({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<TicketNote> {
  const note = await read.one(TicketNote, info, { where: { $and: [{ id }, noteVisibleTo(viewer)] } });
  if (!note) throw notFound('note');
  return note;
}
