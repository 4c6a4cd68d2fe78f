import { useEffect, useState } from 'react';
import { useQuery } from 'kit/apollo';
import { useViewer } from 'kit/session';
import { ClientActionItemsDocument } from '#gql/graphql.ts';
import { useRefetchOnActivity } from '../../live/use-refetch-on-activity.ts';

const maxWaitMs = 2000;

/**
 * The client's action items. They are above everything else, so the rest renders once their height is known: from the
 * response, or from the last visit. A slow response delays the rest by two seconds at most.
 */
export function useActionItems() {
  const { id } = useViewer();
  const [savedHeight] = useState(() => readActionItemsHeight(id));
  const { data, error, refresh } = useQuery(ClientActionItemsDocument, { fetchPolicy: 'cache-and-network' });
  useRefetchOnActivity(refresh);
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return {
    data: data?.needsMe,
    failed: Boolean(error && !data),
    refresh,
    savedHeight,
    saveHeight: (height: number) => saveActionItemsHeight(id, height),
    isReady: Boolean(data ?? error) || savedHeight !== null || hasTimedOut,
  };
}

const getStorageKey = (personId: string) => `action-items-height:${personId}`;

/**
 * The last height of the action items in pixels, reserved while they load to avoid layout shift. Null if this user
 * hasn't loaded them in this browser session.
 */
function readActionItemsHeight(personId: string): number | null {
  try {
    const stored = sessionStorage.getItem(getStorageKey(personId));
    return stored === null ? null : Number(stored) || 0;
  } catch {
    return null;
  }
}

function saveActionItemsHeight(personId: string, height: number): void {
  try {
    sessionStorage.setItem(getStorageKey(personId), String(height));
  } catch {
    // Without storage, every visit is the first.
  }
}
