import type { TicketPriority, TicketStatus } from 'rules/tickets';
import {
  InboxCountsDocument,
  InboxProjectsDocument,
  InboxTicketsDocument,
  ReopenTicketDocument,
  ReplyToTicketDocument,
  ResolveTicketDocument,
  TicketsDocument,
  TicketThreadDocument,
  TicketWorkDocument,
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
  waitingSince?: string | null;
  firstRespondedAt?: string | null;
  snoozedUntil?: string | null;
  assignee?: { id: string; firstName: string; lastName: string } | null;
}

/** A ticket as in a list. */
export function ticket({
  last,
  project = null,
  status = last?.fromTeam ? 'in_progress' : 'open',
  createdAt = '2026-11-20T09:00:00.000Z',
  assignee = null,
  ...given
}: TicketFixture) {
  return {
    __typename: 'SupportTicket',
    id: 't1',
    title: 'Login fails',
    description: 'Since noon',
    priority: 'medium' as TicketPriority,
    createdAt,
    waitingSince: last?.fromTeam ? null : (last?.createdAt ?? createdAt),
    firstRespondedAt: null as string | null,
    snoozedUntil: null as string | null,
    ...given,
    status,
    viewerCanReply: status !== 'resolved',
    viewerCanResolve: status !== 'resolved',
    viewerCanReopen: status === 'resolved',
    assignee: assignee && { __typename: 'User', ...assignee },
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

export const replyAnswer = (written: Message, ticket: Ticket) => {
  const { id, status, viewerCanReply, viewerCanResolve, viewerCanReopen, waitingSince } = ticket;
  const changed = { id, status, viewerCanReply, viewerCanResolve, viewerCanReopen, waitingSince };
  return replyTo(ReplyToTicketDocument, {
    replyToTicket: { ...written, ticket: { __typename: 'SupportTicket', ...changed } },
  });
};

export const resolvedReply = ({ id }: Ticket) =>
  replyTo(ResolveTicketDocument, {
    resolveTicket: {
      __typename: 'SupportTicket',
      id,
      status: 'resolved',
      viewerCanReply: false,
      viewerCanResolve: false,
      viewerCanReopen: true,
    },
  });

export const reopenedReply = ({ id, waitingSince }: Ticket) =>
  replyTo(ReopenTicketDocument, {
    reopenTicket: {
      __typename: 'SupportTicket',
      id,
      status: 'open',
      viewerCanReply: true,
      viewerCanResolve: true,
      viewerCanReopen: false,
      waitingSince,
    },
  });

interface Note {
  id: string;
  content: string;
  createdAt?: string;
}

/** An internal note by Devon. */
export const note = ({ id, content, createdAt = '2026-11-21T10:00:00.000Z' }: Note) => ({
  __typename: 'TicketNote',
  id,
  content,
  createdAt,
  author: { __typename: 'User', ...devon },
});

/** What the team does with a ticket. */
export const workReply = (ticket: Ticket | null, notes: ReturnType<typeof note>[] = []) =>
  replyTo(TicketWorkDocument, {
    supportTicket: ticket && {
      __typename: 'SupportTicket',
      id: ticket.id,
      snoozedUntil: ticket.snoozedUntil,
      firstRespondedAt: ticket.firstRespondedAt,
      assignee: ticket.assignee,
      notes: {
        __typename: 'TicketNoteConnection',
        edges: notes.toReversed().map((node) => ({ __typename: 'TicketNoteEdge', node })),
      },
    },
  });

/** What the inbox loads, with these tickets in its default view and the resolved ones in theirs. */
export function inboxAnswers(tickets: Ticket[]) {
  const resolved = tickets.filter(({ status }) => status === 'resolved');
  const open = tickets.filter(({ status }) => status !== 'resolved');
  const count = (found: Ticket[]) => ({ __typename: 'SupportTicketConnection', totalCount: found.length });
  return {
    InboxTickets: ({ view }: Record<string, unknown>) =>
      replyTo(InboxTicketsDocument, {
        supportTickets: toConnection('SupportTicket', view === 'resolved' ? resolved : open),
      }),
    InboxCounts: replyTo(InboxCountsDocument, {
      open: count(open),
      mine: count([]),
      unassigned: count(open.filter(({ assignee }) => !assignee)),
      waiting_for_client: count(open.filter(({ waitingSince }) => !waitingSince)),
      snoozed: count([]),
      resolved: count(resolved),
    }),
    InboxProjects: replyTo(InboxProjectsDocument, {
      supportTickets: {
        __typename: 'SupportTicketConnection',
        edges: tickets.map(({ id, project }) => ({
          __typename: 'SupportTicketEdge',
          node: { __typename: 'SupportTicket', id, project },
        })),
      },
    }),
  };
}
