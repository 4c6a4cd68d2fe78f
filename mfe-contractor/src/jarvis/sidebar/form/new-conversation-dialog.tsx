import { prependToLists, useApolloClient, useMutation } from 'kit/apollo';
import { Dialog } from 'kit/dialog';
import { toast } from 'kit/toasts';
import { newConversationTitle } from 'rules/jarvis';
import { CreateConversationDocument } from '#gql/graphql.ts';
import { toastJarvisFailure } from '../../toast-failure.ts';
import { ConversationForm } from './conversation-form.tsx';
import { useConversationForm } from './use-conversation-form.ts';

interface NewConversationDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
}

export function NewConversationDialog({ isOpen, onClose, onCreated }: NewConversationDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="New Conversation" onClose={onClose}>
      <NewConversation onCreated={onCreated} />
    </Dialog>
  );
}

/* Inside the dialog, so that closing it resets the form. */
function NewConversation({ onCreated }: Pick<NewConversationDialogProps, 'onCreated'>) {
  const { cache } = useApolloClient();
  const [create] = useMutation(CreateConversationDocument);
  const form = useConversationForm({
    title: newConversationTitle,
    templates: [],
    save: async (input) => {
      const { data } = await create({ variables: { input } }).catch((error: unknown) => {
        toastJarvisFailure(error, { description: 'Failed to create conversation.' });
        throw error;
      });
      if (!data) return;
      toast({
        title: 'Conversation Created',
        description: 'New Jarvis conversation started successfully.',
        intent: 'success',
      });
      const { id } = data.createConversation;
      prependToLists(cache, 'conversations', { id, type: 'Conversation' });
      onCreated(id);
    },
  });
  return <ConversationForm form={form} labels={{ submit: 'Start Conversation', pending: 'Creating...' }} />;
}
