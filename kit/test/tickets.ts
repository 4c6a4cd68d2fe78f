import type { TicketPriority, TicketStatus } from 'rules/tickets';
import {
  ReplyToTicketDocument,
  ResolveTicketDocument,
  TicketsDocument,
  TicketThreadDocument,
} from '../src/ticket/gql/graphql.ts';
import { replyTo, toConnection } from './network.ts';
import { people } from './people.ts';

const { id, firstName, lastName, email } = people.client;
const carla = { id, firstName, lastName, profileImageUrl: null };
const devon = { id: 'd1', firstName: 'Devon', lastName: 'Park', profileImageUrl: null };

interface MessageFixture {
  id: string;
  content?: string;
  createdAt?: string;
  fromTeam?: boolean;
  author?: { id: string; firstName: string; lastName: string; profileImageUrl: string | null };
}

/** A message from Devon of the team, or from Carla, who opened the ticket. */
export function message({ id, content = `Text of ${id}`, fromTeam = true, ...given }: MessageFixture) {
  const { author = fromTeam ? devon : carla, createdAt = '2026-11-21T09:00:00.000Z' } = given;
  return {
    __typename: 'TicketMessage',
    id,
    content,
    createdAt,
    fromTeam,
    author: { __typename: 'User', ...author },
  };
}

type Message = ReturnType<typeof message>;

interface TicketFixture {
  id?: string;
  title?: string;
  status?: TicketStatus;
  priority?: TicketPriority;
  createdAt?: string;
  description?: string;
  project?: { id: string; title: string } | null;
  last?: Message;
}

/** A ticket as in a list. */
export function ticket({
  last,
  project = null,
  status = last?.fromTeam ? 'in_progress' : 'open',
  ...given
}: TicketFixture) {
  return {
    __typename: 'SupportTicket',
    id: 't1',
    title: 'Login fails',
    description: 'Since noon',
    priority: 'medium' as TicketPriority,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...given,
    status,
    viewerCanReply: status !== 'resolved',
    viewerCanResolve: status !== 'resolved',
    project: project && { __typename: 'Project', ...project },
    client: { __typename: 'User', ...carla, email },
    latestMessages: toConnection('TicketMessage', last ? [last] : []),
  };
}

export type Ticket = ReturnType<typeof ticket>;

export const ticketsReply = (nodes: Ticket[], endCursor: string | null = null) =>
  replyTo(TicketsDocument, { supportTickets: toConnection('SupportTicket', nodes, endCursor) });

/** Answers each of the two lists with its tickets. */
export const resolveTickets =
  (nodes: Ticket[]) =>
  ({ resolved }: Record<string, unknown>) =>
    ticketsReply(nodes.filter(({ status }) => (status === 'resolved') === resolved));

/** A ticket with a page of its messages, in reading order. */
export const threadReply = (ticket: Ticket | null, messages: Message[] = [], endCursor: string | null = null) =>
  replyTo(TicketThreadDocument, {
    supportTicket: ticket && {
      ...ticket,
      latestMessages: toConnection('TicketMessage', messages.toReversed(), endCursor),
    },
  });

export const replyAnswer = (written: Message, { id, status, viewerCanReply, viewerCanResolve }: Ticket) =>
  replyTo(ReplyToTicketDocument, {
    replyToTicket: {
      ...written,
      ticket: { __typename: 'SupportTicket', id, status, viewerCanReply, viewerCanResolve },
    },
  });

export const resolvedReply = ({ id }: Ticket) =>
  replyTo(ResolveTicketDocument, {
    resolveTicket: {
      __typename: 'SupportTicket',
      id,
      status: 'resolved',
      viewerCanReply: false,
      viewerCanResolve: false,
    },
  });
