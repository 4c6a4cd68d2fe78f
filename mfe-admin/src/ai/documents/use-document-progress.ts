import { useEffect, useRef } from 'react';
import { useSubscription } from 'kit/apollo';
import { DocumentProgressDocument, type DocumentRow_DocumentFragment } from '#gql/graphql.ts';

/** A step of reading takes seconds: after this long without a word one was missed. */
const quietFor = 10_000;

/**
 * What is being read moves on as one looks: each event brings the document, which replaces the one in the cache. One that
 * the list does not have, or a silence that is too long, has the list read again.
 */
export function useDocumentProgress(
  list: readonly DocumentRow_DocumentFragment[] | undefined,
  readAgain: () => void,
): void {
  const latest = useRef({ list, readAgain });
  useEffect(() => {
    latest.current = { list, readAgain };
  });
  useSubscription(DocumentProgressDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const known = latest.current.list?.some(({ id }) => id === data?.documentProgress.id);
      if (!known) latest.current.readAgain();
    },
  });

  // Whatever comes further starts the wait anew.
  const reading = list?.flatMap(({ id, status, stage }) => (status === 'processing' ? [`${id} ${stage}`] : [])).join();
  useEffect(() => {
    if (!reading) return undefined;
    const timer = setInterval(() => latest.current.readAgain(), quietFor);
    return () => clearInterval(timer);
  }, [reading]);
}
