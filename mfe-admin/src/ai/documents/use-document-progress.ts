import { useEffect, useRef } from 'react';
import { useSubscription } from 'kit/apollo';
import { DocumentProgressDocument, type DocumentRow_DocumentFragment } from '#gql/graphql.ts';

/** A processing step takes seconds, so a longer silence means that an event was missed. */
const quietPeriodMs = 10_000;

interface DocumentProgressOptions {
  list: readonly DocumentRow_DocumentFragment[] | undefined;
  /** True while the list is being fetched. */
  isLoading: boolean;
  refetchList: () => void;
}

/**
 * Keeps processing documents up to date. Each event carries the document, which replaces the cached one. The list is
 * refetched if an event names an unknown document, if none arrives for too long, or if one arrives during a fetch,
 * whose response may be older.
 */
export function useDocumentProgress({ list, isLoading, refetchList }: DocumentProgressOptions): void {
  const latest = useRef({ list, isLoading, readAgain: refetchList });
  const needsRefetch = useRef(false);
  useEffect(() => {
    latest.current = { list, isLoading, readAgain: refetchList };
  });
  useSubscription(DocumentProgressDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const isListed = latest.current.list?.some(({ id }) => id === data?.documentProgress.id);
      if (latest.current.isLoading) needsRefetch.current = true;
      else if (!isListed) latest.current.readAgain();
    },
  });
  useEffect(() => {
    if (isLoading || !needsRefetch.current) return;
    needsRefetch.current = false;
    // Wait a tick: an identical request would be deduplicated with the one in flight.
    setTimeout(() => latest.current.readAgain());
  }, [isLoading]);

  // Each event restarts the timer.
  const processingKey = list
    ?.flatMap(({ id, status, stage }) => (status === 'processing' ? [`${id} ${stage}`] : []))
    .join();
  useEffect(() => {
    if (!processingKey) return undefined;
    const timer = setInterval(() => latest.current.readAgain(), quietPeriodMs);
    return () => clearInterval(timer);
  }, [processingKey]);
}
