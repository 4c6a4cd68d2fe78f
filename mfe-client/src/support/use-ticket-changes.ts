import { useSubscription } from 'kit/apollo';
import { TicketChangedDocument } from '#gql/graphql.ts';

/** What happens to one's tickets: how they stand comes along, and whoever lists them asks for the list again. */
export function useTicketChanges(onChange?: () => void): void {
  useSubscription(TicketChangedDocument, { ignoreResults: true, onData: () => onChange?.() });
}
