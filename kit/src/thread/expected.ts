import type { Viewer } from '../session.tsx';
import type { ThreadMessage, ThreadTicket } from './thread.ts';

const sending = 'sending-';

/** What the server will most likely answer to a message. The first of the team takes an open ticket into work. */
export function expected(ticket: ThreadTicket, viewer: Viewer, content: string): { replyToTicket: ThreadMessage } {
  const { id, firstName, lastName, profileImageUrl = null } = viewer;
  const { status, viewerCanReply, viewerCanResolve } = ticket;
  const fromTeam = id !== ticket.client.id;
  const answered = fromTeam && status === 'open' ? 'in_progress' : status;
  const message = {
    __typename: 'TicketMessage',
    id: `${sending}${performance.now()}`,
    content,
    createdAt: new Date().toISOString(),
    fromTeam,
    author: { __typename: 'Teammate', id, firstName, lastName, profileImageUrl },
    ticket: { __typename: 'SupportTicket', id: ticket.id, status: answered, viewerCanReply, viewerCanResolve },
  };
  return { replyToTicket: message };
}

/** Whether a message is still on its way. */
export const isSending = ({ id }: ThreadMessage) => id.startsWith(sending);
