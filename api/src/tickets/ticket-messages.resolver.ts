import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { notFound } from '#errors';
import { followTicket } from '#tickets/follow-ticket';
import { replyToTicket } from '#tickets/reply-to-ticket';
import { messageVisibleTo } from '#tickets/ticket.access';
import { TicketMessage } from '#tickets/ticket-message.entity';
import { ReplyToTicketInput } from '#tickets/tickets.inputs';

@Resolver(() => TicketMessage)
export class TicketMessagesResolver {
  @RequireAudience('client', 'contractor', 'admin')
  @Mutation(() => TicketMessage, {
    description: "Replies to a ticket. The team's first reply moves it to in progress",
  })
  async replyToTicket(
    @Arg('id', () => ID, { description: "The ticket's id" }) id: string,
    @Arg('input', { description: 'The message' }) input: ReplyToTicketInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TicketMessage> {
    return getMessage(context, info, await replyToTicket(context, id, input));
  }

  @RequireAudience('client', 'contractor', 'admin')
  @Subscription(() => TicketMessage, {
    description: 'New messages on a ticket, for both sides',
    subscribe: ({ context, args }: { context: Context; args: { ticketId: string } }) =>
      followTicket(context, args.ticketId),
  })
  async ticketMessages(
    @Arg('ticketId', () => ID, { description: "The ticket's id" }) _ticketId: string,
    @Root() { id }: { id: string },
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TicketMessage> {
    return getMessage(context, info, id);
  }
}

async function getMessage({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<TicketMessage> {
  const message = await read.one(TicketMessage, info, { where: { $and: [{ id }, messageVisibleTo(viewer)] } });
  if (!message) throw notFound('message');
  return message;
}
