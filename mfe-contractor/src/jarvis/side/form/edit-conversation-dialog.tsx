import { useMutation } from 'kit/apollo';
import { Dialog } from 'kit/dialog';
import { toast } from 'kit/toasts';
import { UpdateConversationDocument, type ConversationRow_ConversationFragment } from '#gql/graphql.ts';
import { tellFailure } from '../../failure.ts';
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

interface Edited {
  conversation: ConversationRow_ConversationFragment;
  onDone: () => void;
}

function EditConversation({ conversation: { id, title, templates }, onDone }: Edited) {
  const [update] = useMutation(UpdateConversationDocument);
  const form = useConversationForm({
    title,
    templates,
    save: async (input) => {
      await update({ variables: { id, input } }).catch((error: unknown) => {
        tellFailure(error, { description: 'Failed to update conversation.' });
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
  return <ConversationForm form={form} words={{ submit: 'Update Conversation', pending: 'Updating...' }} />;
}
