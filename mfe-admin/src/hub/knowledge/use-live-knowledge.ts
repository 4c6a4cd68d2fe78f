import { useEffect, useRef } from 'react';
import { useSubscription } from 'kit/apollo';
import { KnowledgeChangedDocument } from '#gql/graphql.ts';

/** Several changes often come together: they are answered with one question. */
const batchDelayMs = 200;

/** Calls back after what others, or the person in another window, change in the hubs. */
export function useLiveKnowledge(onChange: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useSubscription(KnowledgeChangedDocument, {
    ignoreResults: true,
    onData: () => {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        latest.current();
      }, batchDelayMs);
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
