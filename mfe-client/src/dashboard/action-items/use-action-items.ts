import { useEffect, useState } from 'react';
import { useQuery } from 'kit/apollo';
import { useViewer } from 'kit/session';
import { ClientNeedsDocument } from '#gql/graphql.ts';
import { useRefetchOnActivity } from '../../live/use-refetch-on-activity.ts';
import { saveActionItemsHeight, readActionItemsHeight } from './saved-height.ts';

const maxWaitMs = 2000;

/**
 * What waits for the client. It stands above everything else, so nothing else has a place before one knows how high it is: by
 * the answer, or by how high it was last. An answer that does not come holds the others up for two seconds, no longer.
 */
export function useActionItems() {
  const { id } = useViewer();
  const [savedHeight] = useState(() => readActionItemsHeight(id));
  const { data, error, refetch } = useQuery(ClientNeedsDocument, { fetchPolicy: 'cache-and-network' });
  useRefetchOnActivity(refetch);
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return {
    data: data?.needsMe,
    failed: Boolean(error && !data),
    retry: () => void refetch().then(undefined, () => undefined),
    room: savedHeight,
    saveHeight: (height: number) => saveActionItemsHeight(id, height),
    isReady: Boolean(data ?? error) || savedHeight !== null || hasTimedOut,
  };
}
