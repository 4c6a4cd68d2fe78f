import { useRef, useState } from 'react';
import { useOffsetTop } from 'kit/panel';
import { useNavigate } from 'kit/router';
import { useSearchState } from 'kit/search-state';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useMutation, useQuery } from 'kit/apollo';
import { Dialog } from 'kit/dialog';
import { toast } from 'kit/toasts';
import { isNotFound } from 'kit/fault';
import {
  type ConversationRow_ConversationFragment,
  UpdateConversationDocument,
  ConversationIsThereDocument,
} from '#gql/graphql.ts';
import { getConversationUrl, jarvisTabUrl } from './conversation-url.ts';
import { NoConversation } from './open/no-conversation.tsx';
import { OpenConversation } from './open/open-conversation.tsx';
import { NewConversationDialog } from './sidebar/form/new-conversation-dialog.tsx';
import { RefreshConversationsProvider } from './sidebar/list/refresh-conversations.ts';
import { useConversations } from './sidebar/list/use-conversations.ts';
import { Sidebar } from './sidebar/side.tsx';
import { useConversationFocus } from './use-conversation-focus.ts';
import { toastJarvisFailure } from './toast-failure.ts';
import { ConversationForm } from './sidebar/form/conversation-form.tsx';
import { useConversationForm } from './sidebar/form/use-conversation-form.ts';
import { ConversationPlaceholder } from './open/conversation-placeholder.ts';

/** The assistant: the list of conversations and the open one, which is in the URL. */
export function JarvisTab() {
  const navigate = useNavigate();
  const [openId] = useSearchState('conversation');
  const [openMessageId] = useSearchState('message');
  const conversations = useConversations();
  const { list, refresh } = conversations;
  const conversation = list?.find(({ id }) => id === openId);
  const isMissing = useIsConversationMissing(openId, conversation !== undefined);
  const [isCreating, setIsCreating] = useState(false);
  const [editedConversation, setEditedConversation] = useState<ConversationRow_ConversationFragment | null>(null);
  const newButton = useRef<HTMLButtonElement>(null);
  const title = useConversationFocus(openId);
  const { part, above } = useOffsetTop<HTMLDivElement>();

  const openConversation = (id: string) => {
    setIsCreating(false);
    void navigate(getConversationUrl(id));
  };
  /** Replaces the URL of a deleted conversation, so that Back does not return to it. */
  const leaveConversation = (id: string) => {
    if (id === openId) void navigate(jarvisTabUrl, { replace: true });
  };
  return (
    <RefreshConversationsProvider value={refresh}>
      <Frame ref={part} style={{ height: `calc(100dvh - ${above}px)` }} data-phone={getPhoneLayout()}>
        <SidePlace>
          <Sidebar
            conversations={conversations}
            openId={openId}
            openMessageId={openMessageId}
            newButton={newButton}
            onNew={() => setIsCreating(true)}
            onEdit={setEditedConversation}
            onDeleted={leaveConversation}
          />
        </SidePlace>
        <MainPlace>{renderMain()}</MainPlace>
        <NewConversationDialog isOpen={isCreating} onClose={() => setIsCreating(false)} onCreated={openConversation} />
        <EditConversationDialog conversation={editedConversation} onClose={() => setEditedConversation(null)} />
      </Frame>
    </RefreshConversationsProvider>
  );

  function renderMain() {
    if (!openId) return <NoConversation onNew={() => setIsCreating(true)} />;
    if (isMissing) return <MissingConversation />;
    return <OpenConversation id={openId} conversation={conversation} title={title} />;
  }

  /** What fits on a phone: the list, the conversation, or a short notice above the list. */
  function getPhoneLayout(): 'side' | 'main' | 'both' {
    if (openId) return isMissing ? 'both' : 'main';
    return list?.length === 0 ? 'both' : 'side';
  }
}

const Frame = styled.div`
  display: grid;
  min-height: 360px;
  grid-template: minmax(0, 1fr) / 280px minmax(0, 1fr);
  ${tokens.screen.wide} {
    grid-template-columns: 320px minmax(0, 1fr);
  }
  /* Aligns the list with the product name above. */
  @media (min-width: 1472px) {
    padding-left: calc(${tokens.width.edge} - ${tokens.space.m});
  }
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
    &[data-phone='both'] {
      grid-template-rows: auto minmax(0, 1fr);
    }
  }
`;

const SidePlace = styled.div`
  display: grid;
  min-height: 0;
  border-right: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
  ${tokens.screen.narrow} {
    border-right: 0;
    [data-phone='main'] > & {
      display: none;
    }
    [data-phone='both'] > & {
      order: 1;
      border-top: 1px solid ${tokens.color.line};
    }
  }
`;

const MainPlace = styled.div`
  overflow: auto;
  min-width: 0;
  min-height: 0;
  ${tokens.screen.narrow} {
    [data-phone='side'] > & {
      display: none;
    }
  }
`;

interface EditConversationDialogProps {
  /** Null while closed. */
  conversation: ConversationRow_ConversationFragment | null;
  onClose: () => void;
}

function EditConversationDialog({ conversation, onClose }: EditConversationDialogProps) {
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

function EditConversation({ conversation: { id, title, promptTemplates }, onDone }: EditConversationProps) {
  const [update] = useMutation(UpdateConversationDocument);
  const form = useConversationForm({
    title,
    templates: promptTemplates,
    save: async (input) => {
      await update({ variables: { id, input } }).catch((error: unknown) => {
        toastJarvisFailure(error, { description: 'Failed to update conversation.' });
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

/** The URL names a conversation that is not the user's, or no longer exists. */
function MissingConversation() {
  return (
    <ConversationPlaceholder role="alert">
      <h2>Conversation not found</h2>
      <p>It may have been deleted, or the link belongs to another account. Choose another from the list.</p>
    </ConversationPlaceholder>
  );
}

/** Whether the user has no such conversation. One beyond the loaded part of the list is fetched. */
function useIsConversationMissing(id: string | null, isListed: boolean): boolean {
  const { error } = useQuery(ConversationIsThereDocument, {
    variables: { id: id ?? '' },
    skip: id === null || isListed,
    fetchPolicy: 'network-only',
  });
  return isNotFound(error);
}
