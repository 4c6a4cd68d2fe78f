import { useSubscription } from 'kit/apollo';
import { HubTicketChangedDocument } from '#gql/graphql.ts';

/** Tickets that are opened, answered or resolved. `isGone`: the user can no longer see it. */
export function useTicketChanges(onChange: (change: { id: string; isGone: boolean }) => void): void {
  useSubscription(HubTicketChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { id, ticket } = data.supportTicketChanged;
      onChange({ id, isGone: !ticket });
    },
  });
}
