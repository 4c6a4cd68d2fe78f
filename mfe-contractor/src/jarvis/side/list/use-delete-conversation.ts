import { useState } from 'react';
import { useApolloClient, useMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { DeleteConversationDocument } from '#gql/graphql.ts';
import { tellFailure } from '../../failure.ts';
import { unlistConversation } from './listed.ts';
import { refreshConversations } from './refresh-conversations.ts';

/** Deletes at once, as the specification has it. `onGone` is told before the list forgets the conversation. */
export function useDeleteConversation(onGone: (id: string) => void) {
  const client = useApolloClient();
  const [send] = useMutation(DeleteConversationDocument);
  const [deleting, setDeleting] = useState<readonly string[]>([]);

  const remove = async (id: string) => {
    if (deleting.includes(id)) return;
    setDeleting((others) => [...others, id]);
    try {
      await send({ variables: { id } });
      toast({
        title: 'Conversation Deleted',
        description: 'The conversation has been permanently deleted.',
        intent: 'success',
      });
      onGone(id);
      unlistConversation(client, id);
    } catch (error) {
      tellFailure(error, { description: 'Failed to delete conversation.' });
      // It may be gone already, deleted somewhere else.
      await refreshConversations(client);
    } finally {
      setDeleting((others) => others.filter((other) => other !== id));
    }
  };
  return { deleting, remove };
}
