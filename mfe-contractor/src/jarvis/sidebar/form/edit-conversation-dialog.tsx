import { useMutation } from 'kit/apollo';
import { Dialog } from 'kit/dialog';
import { toast } from 'kit/toasts';
import { UpdateConversationDocument, type ConversationRow_ConversationFragment } from '#gql/graphql.ts';
import { toastFailure } from '../../toast-failure.ts';
import { ConversationForm } from './conversation-form.tsx';
import { useConversationForm } from './use-conversation-form.ts';

interface EditConversationDialogProps {
  /** Null while closed. */
  conversation: ConversationRow_ConversationFragment | null;
  onClose: () => void;
}

export function EditConversationDialog({ conversation, onClose }: EditConversationDialogProps) {
  return (
    <Dialog isOpen={conversation !== null} title="Edit Conversation" onClose={onClose}>
      {conversation && <EditConversation conversation={conversation} onDone={onClose} />}
    </Dialog>
  );
}

interface EditConversationProps {
  conversation: ConversationRow_ConversationFragment;
  onDone: () => void;
}

function EditConversation({ conversation: { id, title, templates }, onDone }: EditConversationProps) {
  const [update] = useMutation(UpdateConversationDocument);
  const form = useConversationForm({
    title,
    templates,
    save: async (input) => {
      await update({ variables: { id, input } }).catch((error: unknown) => {
        toastFailure(error, { description: 'Failed to update conversation.' });
        throw error;
      });
      toast({
        title: 'Conversation Updated',
        description: 'The conversation has been successfully updated.',
        intent: 'success',
      });
      onDone();
    },
  });
  return <ConversationForm form={form} labels={{ submit: 'Update Conversation', pending: 'Updating...' }} />;
}
