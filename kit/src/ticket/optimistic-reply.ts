import type { Viewer } from '../session.tsx';
import type { ReplyToTicketMutation } from './gql/graphql.ts';
import type { ThreadMessage, ThreadTicket } from './thread.ts';

const optimisticIdPrefix = 'sending-';

/** The optimistic answer to a reply. The team's first reply moves an open ticket to in progress. */
export function createOptimisticReply(ticket: ThreadTicket, viewer: Viewer, content: string): ReplyToTicketMutation {
  const { id, firstName, lastName, profileImageUrl = null } = viewer;
  const { status, viewerCanReply, viewerCanResolve } = ticket;
  const fromTeam = id !== ticket.client.id;
  const nextStatus = fromTeam && status === 'open' ? 'in_progress' : status;
  const message = {
    __typename: 'TicketMessage',
    id: `${optimisticIdPrefix}${performance.now()}`,
    content,
    createdAt: new Date().toISOString(),
    fromTeam,
    author: { __typename: 'User', id, firstName, lastName, profileImageUrl },
    ticket: { __typename: 'SupportTicket', id: ticket.id, status: nextStatus, viewerCanReply, viewerCanResolve },
  };
  return { replyToTicket: message };
}

/** Whether a message is still being sent. */
export const isSending = ({ id }: ThreadMessage) => id.startsWith(optimisticIdPrefix);
