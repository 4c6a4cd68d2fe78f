import type { TicketStatus } from 'rules/tickets';
import type { Viewer } from '../session.tsx';
import type { ReplyToTicketMutation } from './gql/graphql.ts';
import type { ThreadMessage, ThreadTicket } from './thread.ts';

const optimisticIdPrefix = 'sending-';

/**
 * The optimistic answer to a reply. The team's first reply moves an open ticket to in progress; a message of the client reopens a
 * resolved one.
 */
export function createOptimisticReply(ticket: ThreadTicket, viewer: Viewer, content: string): ReplyToTicketMutation {
  const { id, firstName, lastName, profileImageUrl = null } = viewer;
  const { viewerCanReply, viewerCanResolve } = ticket;
  const fromTeam = id !== ticket.client.id;
  const createdAt = new Date().toISOString();
  const message = {
    __typename: 'TicketMessage',
    id: `${optimisticIdPrefix}${performance.now()}`,
    content,
    createdAt,
    fromTeam,
    author: { __typename: 'User', id, firstName, lastName, profileImageUrl },
    ticket: {
      __typename: 'SupportTicket',
      id: ticket.id,
      status: getNextStatus(ticket.status, fromTeam),
      viewerCanReply,
      viewerCanResolve,
      viewerCanReopen: false,
      waitingSince: fromTeam ? null : (ticket.waitingSince ?? createdAt),
    },
  };
  return { replyToTicket: message };
}

function getNextStatus(status: TicketStatus, fromTeam: boolean): TicketStatus {
  if (fromTeam) return status === 'open' ? 'in_progress' : status;
  return status === 'resolved' ? 'open' : status;
}

/** Whether a message is still being sent. */
export const isSending = ({ id }: ThreadMessage) => id.startsWith(optimisticIdPrefix);
