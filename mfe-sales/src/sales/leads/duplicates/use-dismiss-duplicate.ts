import { useApolloClient, useOptimisticMutation, useUndo } from 'kit/apollo';
import { toast } from 'kit/toasts';
import {
  DismissLeadDuplicateDocument,
  LeadDuplicatesDocument,
  UndoDismissLeadDuplicateDocument,
} from '#gql/graphql.ts';
import type { LeadPair } from './lead-pair.ts';

/** Takes a pair off the list, because its leads are not the same. It can be undone. */
export function useDismissDuplicate() {
  const client = useApolloClient();
  const [send, { busy }] = useOptimisticMutation(DismissLeadDuplicateDocument, { failed: "Couldn't dismiss the pair" });
  const refetchPairs = () =>
    client.refetchQueries({ include: [LeadDuplicatesDocument] }).then(undefined, () => undefined);
  const undo = useUndo(UndoDismissLeadDuplicateDocument, refetchPairs);
  const dismiss = async ({ lead, duplicate }: LeadPair) => {
    const done = await send({ variables: { id: lead.id, input: { otherId: duplicate.id } } });
    if (done) {
      const description = `${lead.companyName} and ${duplicate.companyName}`;
      const action = undo(done.dismissLeadDuplicate.id);
      toast({ title: 'Marked as not a duplicate', description, intent: 'success', action });
    }
    await refetchPairs();
  };
  return { dismiss, isDismissing: busy };
}
