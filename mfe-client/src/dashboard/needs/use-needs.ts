import { useEffect, useState } from 'react';
import { useQuery } from 'kit/apollo';
import { useViewer } from 'kit/session';
import { ClientNeedsDocument } from '#gql/graphql.ts';
import { useFresh } from '../../live/use-fresh.ts';
import { keepRoomForNeeds, roomForNeeds } from './room-for-needs.ts';

const longestWait = 2000;

/**
 * What waits for the client. It stands above everything else, so nothing else has a place before one knows how high it is: by
 * the answer, or by how high it was last. An answer that does not come holds the others up for two seconds, no longer.
 */
export function useNeeds() {
  const { id } = useViewer();
  const [room] = useState(() => roomForNeeds(id));
  const { data, error, refetch } = useQuery(ClientNeedsDocument, { fetchPolicy: 'cache-and-network' });
  useFresh(refetch);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return {
    needs: data?.needsMe,
    failed: Boolean(error && !data),
    retry: () => void refetch().then(undefined, () => undefined),
    room,
    keepRoom: (height: number) => keepRoomForNeeds(id, height),
    isPlaced: Boolean(data ?? error) || room !== null || waited,
  };
}
