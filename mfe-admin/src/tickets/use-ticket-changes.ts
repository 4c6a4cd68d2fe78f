import { useSubscription } from 'kit/apollo';
import { AdminTicketChangedDocument } from '#gql/graphql.ts';

/** Subscribes to ticket changes. Events carry the ticket's state; lists are refetched. */
export function useTicketChanges(onChange?: () => void): void {
  useSubscription(AdminTicketChangedDocument, { ignoreResults: true, onData: () => onChange?.() });
}
