import { useEffect } from 'react';
import { useApolloClient } from 'kit/apollo';
import { CountKnowledgeViewDocument } from '#gql/graphql.ts';

/** Counts that one opened a resource. The server counts the first time of a day. */
export function useCountView(id: string | undefined): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!id) return;
    // A view that is not counted is nothing to tell its reader.
    void client.mutate({ mutation: CountKnowledgeViewDocument, variables: { id } }).then(undefined, () => undefined);
  }, [client, id]);
}
