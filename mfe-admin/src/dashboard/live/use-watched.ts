import { useState } from 'react';
import { useApolloClient, useQuery, type TypedDocumentNode } from 'kit/apollo';
import { useWhileVisible } from './use-while-visible.ts';

const every = 15_000;

/**
 * What no event tells of, such as that a dependency fails: asked for again every 15 seconds while one looks. Where that does
 * not get through, what is shown stays, and it says so.
 */
export function useWatched<Data>(document: TypedDocumentNode<Data, Record<string, never>>) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(document, { fetchPolicy: 'cache-and-network' });
  const [isMissed, setMissed] = useState(false);
  const retry = () => void refetch().then(undefined, () => undefined);
  const askAgain = () =>
    client.query({ query: document, fetchPolicy: 'network-only' }).then(
      () => setMissed(false),
      () => setMissed(true),
    );
  useWhileVisible(() => (data ? void askAgain() : retry()), every);
  return { data: data as Data | undefined, error: data ? undefined : error, isMissed, retry };
}
