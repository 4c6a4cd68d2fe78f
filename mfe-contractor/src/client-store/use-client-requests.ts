import { useEffect, useState } from 'react';
import { prependToLists, useApolloClient, usePaginatedQuery, useSubscription } from 'kit/apollo';
import { useViewer } from 'kit/session';
import {
  ClientRequestChangedDocument,
  ClientRequestsDocument,
  type ClientRequestsQuery,
  type RequestCard_RequestFragment,
} from '#gql/graphql.ts';

export type ClientRequest = RequestCard_RequestFragment;

/** How long a request that someone else took stays visible, so that the user can read who took it. */
const hideDelayMs = 5000;

const selectConnection = (data: ClientRequestsQuery) => data.clientStoreRequests;

/**
 * The requests, updated by events. A request that was taken keeps its place: your own until you leave the tab, someone else's
 * long enough to read who took it.
 */
export function useClientRequests() {
  const viewer = useViewer();
  const { cache } = useApolloClient();
  const { nodes, ...pages } = usePaginatedQuery(ClientRequestsDocument, { selectConnection });
  const [pendingHideIds, setPendingHideIds] = useState<ReadonlySet<string>>(new Set());
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());

  const hideAfterDelay = (id: string) => setPendingHideIds((known) => new Set([...known, id]));

  /** The person who took it has taken that back. */
  const show = (id: string) => {
    const without = (known: ReadonlySet<string>) => new Set([...known].filter((other) => other !== id));
    setPendingHideIds(without);
    setHiddenIds(without);
  };

  useSubscription(ClientRequestChangedDocument, {
    onData: ({ data: { data } }) => {
      const request = data?.clientStoreChanged;
      if (!request) return;
      if (request.status === 'new') {
        prependToLists(cache, 'clientStoreRequests', { id: request.id, type: 'ClientStoreRequest' });
      }
      if (!isTaken(request)) show(request.id);
      else if (request.acceptedBy?.id !== viewer.id) hideAfterDelay(request.id);
    },
  });

  useEffect(() => {
    if (pendingHideIds.size === 0) return undefined;
    const timer = setTimeout(() => {
      setHiddenIds((known) => new Set([...known, ...pendingHideIds]));
      setPendingHideIds(new Set());
    }, hideDelayMs);
    return () => clearTimeout(timer);
  }, [pendingHideIds]);

  return { requests: nodes, gone: hiddenIds, leaveSoon: hideAfterDelay, ...pages };
}

export const isTaken = ({ status }: Pick<ClientRequest, 'status'>) => status === 'accepted' || status === 'declined';
