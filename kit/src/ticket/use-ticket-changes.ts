import { useSubscription } from 'kit/apollo';
import { TicketChangedDocument } from './gql/graphql.ts';

interface TicketChange {
  id: string;
  /** The viewer can no longer see the ticket. */
  isGone: boolean;
}

/** Subscribes to changes of the viewer's tickets. Events carry the ticket's state; lists are refetched. */
export function useTicketChanges(onChange?: (change: TicketChange) => void): void {
  useSubscription(TicketChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { id, ticket } = data.supportTicketChanged;
      onChange?.({ id, isGone: !ticket });
    },
  });
}
