import type { PaginatedResult } from '../apollo/use-paginated-query.ts';
import type { Fault } from '../fault.ts';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  profileImageUrl?: string | null;
}

/** What one side wrote to the other. */
export interface ThreadMessage {
  id: string;
  content: string;
  createdAt: string;
  fromTeam: boolean;
  author: Person;
}

/** What a conversation needs to know of its ticket. */
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
  /** Undefined until it is known. */
  ticket: Ticket | undefined;
  /** There is no such ticket that one may see. */
  isMissing: boolean;
  error: unknown;
  /** Oldest first, as far as they were loaded; what opened the ticket is the first of all. */
  messages: ThreadMessage[];
  pages: Pick<PaginatedResult<unknown, unknown>, 'hasMore' | 'next' | 'loadMore'>;
  retry: () => void;
  /** Sends a message, which shows at once. Answers why it was refused, or null. */
  send: (content: string, key: string) => Promise<Fault | null>;
}
