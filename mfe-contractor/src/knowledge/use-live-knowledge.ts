import { useSubscription } from 'kit/apollo';
import { KnowledgeChangedDocument, type KnowledgeChangedSubscription } from '#gql/graphql.ts';

type Change = KnowledgeChangedSubscription['knowledgeChanged'];

/** Calls back for every resource that is published, changed or removed. */
export function useLiveKnowledge(onChange: (change: Change) => void): void {
  useSubscription(KnowledgeChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) onChange(data.knowledgeChanged);
    },
  });
}
