import { useSubscription } from 'kit/apollo';
import { AdminTicketChangedDocument } from '#gql/graphql.ts';

/** What happens to tickets: how they stand comes along, and whoever lists them asks for the list again. */
export function useTicketChanges(onChange?: () => void): void {
  useSubscription(AdminTicketChangedDocument, { ignoreResults: true, onData: () => onChange?.() });
}
