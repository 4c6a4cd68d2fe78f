import { useEffect } from 'react';
import { useApolloClient } from 'kit/apollo';
import { CountKnowledgeViewDocument } from '#gql/graphql.ts';

/** Counts a view of the resource. The server counts one a day. */
export function useCountView(id: string | undefined): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!id) return;
    // A failure to count is of no concern to the reader.
    void client.mutate({ mutation: CountKnowledgeViewDocument, variables: { id } }).then(undefined, () => undefined);
  }, [client, id]);
}
