import { useState } from 'react';
import { useApolloClient, useQuery, type TypedDocumentNode } from 'kit/apollo';
import { useVisibleInterval } from 'kit/format';

const pollIntervalMs = 15_000;

/**
 * Polls data without events, such as dependency health, every 15 seconds while the page is visible. If a poll fails,
 * the current data stays and the error is reported.
 */
export function usePolledQuery<Data>(document: TypedDocumentNode<Data, Record<string, never>>) {
  const client = useApolloClient();
  const { data, error, refresh } = useQuery(document, { fetchPolicy: 'cache-and-network' });
  const [hasPollFailed, setPollFailed] = useState(false);
  const poll = () =>
    client.query({ query: document, fetchPolicy: 'network-only' }).then(
      () => setPollFailed(false),
      () => setPollFailed(true),
    );
  useVisibleInterval(() => (data ? void poll() : refresh()), pollIntervalMs);
  return { data: data as Data | undefined, error: data ? undefined : error, hasPollFailed, refresh };
}
