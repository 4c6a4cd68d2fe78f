import { useSubscription } from 'kit/apollo';
import { TicketChangedDocument } from '#gql/graphql.ts';

/** Subscribes to changes of the client's tickets. Events carry the ticket's state; lists are refetched. */
export function useTicketChanges(onChange?: () => void): void {
  useSubscription(TicketChangedDocument, { ignoreResults: true, onData: () => onChange?.() });
}
