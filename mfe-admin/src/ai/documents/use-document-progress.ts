import { useEffect, useRef } from 'react';
import { useSubscription } from 'kit/apollo';
import { DocumentProgressDocument, type DocumentRow_DocumentFragment } from '#gql/graphql.ts';

/** A step of reading takes seconds: after this long without a word one was missed. */
const quietPeriodMs = 10_000;

interface DocumentProgressOptions {
  list: readonly DocumentRow_DocumentFragment[] | undefined;
  /** The list is on its way. */
  isLoading: boolean;
  refetchList: () => void;
}

/**
 * What is being read moves on as one looks: each event brings the document, which replaces the one in the cache. One that
 * the list does not have, or a silence that is too long, has the list read again; so has an event while the list is on its
 * way, because what arrives then may be older.
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
    // A turn later: until the first request has ended, a second one of the same would be answered with it.
    setTimeout(() => latest.current.readAgain());
  }, [isLoading]);

  // Whatever comes further starts the wait anew.
  const processingKey = list
    ?.flatMap(({ id, status, stage }) => (status === 'processing' ? [`${id} ${stage}`] : []))
    .join();
  useEffect(() => {
    if (!processingKey) return undefined;
    const timer = setInterval(() => latest.current.readAgain(), quietPeriodMs);
    return () => clearInterval(timer);
  }, [processingKey]);
}
