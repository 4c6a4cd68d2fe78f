import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#context';
import { notFound } from '#errors';
import { SupportTicket } from '#tickets/support-ticket.entity';

/** Reads a ticket that the viewer just changed, by id only: they get it back even if they no longer see it. */
export async function getTicket({ read }: Context, info: GraphQLResolveInfo, id: string): Promise<SupportTicket> {
  const ticket = await read.one(SupportTicket, info, { where: { id } });
  if (!ticket) throw notFound('ticket');
  return ticket;
}
