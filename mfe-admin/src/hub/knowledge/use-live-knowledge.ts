import { useEffect, useRef } from 'react';
import { useSubscription } from 'kit/apollo';
import { KnowledgeChangedDocument } from '#gql/graphql.ts';

/** Changes often arrive in bursts, so they are coalesced into one refetch. */
const batchDelayMs = 200;

/** Calls back after changes in the hubs by others or in another tab. */
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
