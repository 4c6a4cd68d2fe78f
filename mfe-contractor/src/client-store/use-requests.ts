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
const readingTime = 5000;

const pick = (data: ClientRequestsQuery) => data.clientStoreRequests;

/**
 * The requests, updated by events. A request that was taken keeps its place: your own until you leave the tab, someone else's
 * long enough to read who took it.
 */
export function useRequests() {
  const viewer = useViewer();
  const { cache } = useApolloClient();
  const { nodes, ...pages } = usePaginatedQuery(ClientRequestsDocument, { selectConnection: pick });
  const [justTaken, setJustTaken] = useState<ReadonlySet<string>>(new Set());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  const leaveSoon = (id: string) => setJustTaken((known) => new Set([...known, id]));

  useSubscription(ClientRequestChangedDocument, {
    onData: ({ data: { data } }) => {
      const request = data?.clientStoreChanged;
      if (!request) return;
      if (request.status === 'new') {
        prependToLists(cache, 'clientStoreRequests', { id: request.id, type: 'ClientStoreRequest' });
      }
      if (isTaken(request) && request.acceptedBy?.id !== viewer.id) leaveSoon(request.id);
    },
  });

  useEffect(() => {
    if (justTaken.size === 0) return undefined;
    const timer = setTimeout(() => {
      setGone((known) => new Set([...known, ...justTaken]));
      setJustTaken(new Set());
    }, readingTime);
    return () => clearTimeout(timer);
  }, [justTaken]);

  return { requests: nodes, gone, leaveSoon, ...pages };
}

export const isTaken = ({ status }: Pick<ClientRequest, 'status'>) => status === 'accepted' || status === 'declined';
