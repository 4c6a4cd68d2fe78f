import type { PaginatedResult } from '../apollo/use-paginated-query.ts';
import type { Fault } from '../fault.ts';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  profileImageUrl?: string | null;
}

/** One message. */
export interface ThreadMessage {
  id: string;
  content: string;
  createdAt: string;
  fromTeam: boolean;
  author: Person;
}

/** The ticket fields that a conversation needs. */
export interface ThreadTicket {
  id: string;
  description: string;
  createdAt: string;
  status: string;
  client: Person;
  viewerCanReply: boolean;
  viewerCanResolve: boolean;
}

export interface Thread<Ticket extends ThreadTicket = ThreadTicket> {
  /** Undefined while loading. */
  ticket: Ticket | undefined;
  /** There is no ticket that the viewer can see. */
  isMissing: boolean;
  error: unknown;
  /** Oldest first, as far as loaded; the ticket's description comes first of all. */
  messages: ThreadMessage[];
  pages: Pick<PaginatedResult<unknown, unknown>, 'hasMore' | 'next' | 'loadMore'>;
  retry: () => void;
  /** Sends a message, shown at once. Returns the reason for a refusal, or null. */
  send: (content: string, key: string) => Promise<Fault | null>;
}
