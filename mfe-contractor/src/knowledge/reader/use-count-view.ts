import { useEffect } from 'react';
import { useApolloClient } from 'kit/apollo';
import { useLocation } from 'kit/router';
import { CountKnowledgeViewDocument } from '#gql/graphql.ts';

const counted = 'counted-views';

/** Counts that one opened a resource: once for each time that one went there, not again for a reload or a way back. */
export function useCountView(id: string | undefined): void {
  const client = useApolloClient();
  const { key } = useLocation();
  useEffect(() => {
    if (!id || !isFirst(`${id} ${key}`)) return;
    // A view that is not counted is nothing to tell its reader.
    void client.mutate({ mutation: CountKnowledgeViewDocument, variables: { id } }).then(undefined, () => undefined);
  }, [client, id, key]);
}

/** The session of the browser's tab remembers, as it does the way that one went. */
function isFirst(opening: string): boolean {
  const known = (sessionStorage.getItem(counted) ?? '').split('\n');
  if (known.includes(opening)) return false;
  sessionStorage.setItem(counted, [...known, opening].slice(-100).join('\n'));
  return true;
}
