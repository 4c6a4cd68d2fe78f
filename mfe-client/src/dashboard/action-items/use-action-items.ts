import { useEffect, useState } from 'react';
import { useQuery } from 'kit/apollo';
import { useViewer } from 'kit/session';
import { ClientNeedsDocument } from '#gql/graphql.ts';
import { useRefetchOnActivity } from '../../live/use-refetch-on-activity.ts';
import { saveActionItemsHeight, readActionItemsHeight } from './saved-height.ts';

const maxWaitMs = 2000;

/**
 * The client's action items. They are above everything else, so the rest renders once their height is known: from the
 * response, or from the last visit. A slow response delays the rest by two seconds at most.
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
    savedHeight,
    saveHeight: (height: number) => saveActionItemsHeight(id, height),
    isReady: Boolean(data ?? error) || savedHeight !== null || hasTimedOut,
  };
}
