import { prependToLists, removeFromLists, useMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { RestoreConversationDocument } from '#gql/graphql.ts';
import { toastJarvisFailure } from '../../toast-failure.ts';

/** Returns a deleted conversation to the list, which sorts it to its place. False if that failed. */
export function useRestoreConversation(): (id: string) => Promise<boolean> {
  const [restore] = useMutation(RestoreConversationDocument);
  return async (id) => {
    try {
      await restore({
        variables: { id },
        update: (cache) => {
          removeFromLists(cache, 'deletedConversations', id);
          prependToLists(cache, 'conversations', { id, type: 'Conversation' });
        },
      });
      toast({ title: 'Conversation restored', intent: 'success' });
      return true;
    } catch (error) {
      toastJarvisFailure(error, { description: "Couldn't restore the conversation. Try again." });
      return false;
    }
  };
}
