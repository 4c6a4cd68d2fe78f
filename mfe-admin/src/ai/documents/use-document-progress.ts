import { useEffect, useRef } from 'react';
import { useSubscription } from 'kit/apollo';
import { DocumentProgressDocument, type DocumentRow_DocumentFragment } from '#gql/graphql.ts';

/** A step of reading takes seconds: after this long without a word one was missed. */
const quietFor = 10_000;

interface Read {
  list: readonly DocumentRow_DocumentFragment[] | undefined;
  /** The list is on its way. */
  isLoading: boolean;
  readAgain: () => void;
}

/**
 * What is being read moves on as one looks: each event brings the document, which replaces the one in the cache. One that
 * the list does not have, or a silence that is too long, has the list read again; so has an event while the list is on its
 * way, because what arrives then may be older.
 */
export function useDocumentProgress({ list, isLoading, readAgain }: Read): void {
  const latest = useRef({ list, isLoading, readAgain });
  const overtook = useRef(false);
  useEffect(() => {
    latest.current = { list, isLoading, readAgain };
  });
  useSubscription(DocumentProgressDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const known = latest.current.list?.some(({ id }) => id === data?.documentProgress.id);
      if (latest.current.isLoading) overtook.current = true;
      else if (!known) latest.current.readAgain();
    },
  });
  useEffect(() => {
    if (isLoading || !overtook.current) return;
    overtook.current = false;
    // A turn later: until the first request has ended, a second one of the same would be answered with it.
    setTimeout(() => latest.current.readAgain());
  }, [isLoading]);

  // Whatever comes further starts the wait anew.
  const reading = list?.flatMap(({ id, status, stage }) => (status === 'processing' ? [`${id} ${stage}`] : [])).join();
  useEffect(() => {
    if (!reading) return undefined;
    const timer = setInterval(() => latest.current.readAgain(), quietFor);
    return () => clearInterval(timer);
  }, [reading]);
}
