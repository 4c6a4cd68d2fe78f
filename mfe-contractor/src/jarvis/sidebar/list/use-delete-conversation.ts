import { useState } from 'react';
import { removeFromLists, useApolloClient, useMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { DeleteConversationDocument } from '#gql/graphql.ts';
import { toastFailure } from '../../toast-failure.ts';
import { useRefreshConversations } from './refresh-conversations.ts';

/** Deletes without confirmation, as the specification requires. `onGone` is called before the list drops the conversation. */
export function useDeleteConversation(onDeleted: (id: string) => void) {
  const { cache } = useApolloClient();
  const refresh = useRefreshConversations();
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
      onDeleted(id);
      removeFromLists(cache, 'conversations', id);
    } catch (error) {
      toastFailure(error, { description: 'Failed to delete conversation.' });
      // It may already have been deleted elsewhere.
      refresh();
    } finally {
      setDeleting((others) => others.filter((other) => other !== id));
    }
  };
  return { deleting, remove };
}
