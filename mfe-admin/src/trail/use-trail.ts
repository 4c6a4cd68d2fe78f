import { useRef } from 'react';
import { useSubscription } from 'kit/apollo';
import { TrailAddedDocument, type AuditKind } from '#gql/graphql.ts';

/**
 * Asks again when the audit trail tells of a change to one of these kinds of things. What happens while an answer is under way
 * may be missing in it: so it is asked once more behind it.
 */
export function useTrail(kinds: readonly AuditKind[], refresh: () => Promise<unknown>): void {
  const asking = useRef<'no' | 'once' | 'again'>('no');
  const ask = async () => {
    do {
      asking.current = 'once';
      // A fault shows in the panel that asked first; there is nothing more to say about it here.
      await refresh().then(undefined, () => undefined);
    } while (isAgain(asking.current));
    asking.current = 'no';
  };
  useSubscription(TrailAddedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data || !kinds.includes(data.auditEntryAdded.subjectKind)) return;
      if (asking.current === 'no') void ask();
      else asking.current = 'again';
    },
  });
}

const isAgain = (state: 'no' | 'once' | 'again') => state === 'again';
