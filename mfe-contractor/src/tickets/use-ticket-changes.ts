import { useSubscription } from 'kit/apollo';
import { HubTicketChangedDocument } from '#gql/graphql.ts';

/** Tickets that are opened, answered or resolved. `isGone`: one sees it no more. */
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
