import type { PaginatedResult } from '../apollo/use-paginated-query.ts';
import type { Fault } from '../fault.ts';
import type { TicketMessage_MessageFragment, TicketThreadQuery } from './gql/graphql.ts';

/** One message, or an internal note between them. */
export type ThreadMessage = TicketMessage_MessageFragment & { isNote?: boolean };

/** A ticket with what its conversation shows. */
export type ThreadTicket = NonNullable<TicketThreadQuery['supportTicket']>;

export interface Thread {
  /** Undefined while loading. */
  ticket: ThreadTicket | undefined;
  /** There is no ticket that the viewer can see. */
  isMissing: boolean;
  error: unknown;
  /** Oldest first, as far as loaded; the ticket's description comes first of all. */
  messages: ThreadMessage[];
  pages: Pick<PaginatedResult<unknown, unknown>, 'hasMore' | 'next' | 'loadMore'>;
  refresh: () => void;
  /** Sends a message, shown at once. Returns the reason for a refusal, or null. */
  send: Send;
  /** Adds an internal note, for the team. */
  addNote?: Send;
}

export type Send = (content: string, key: string) => Promise<Fault | null>;
