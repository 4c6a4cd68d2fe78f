import { useState, type RefObject } from 'react';
import { Button, Drawing } from 'kit/controls';
import { useDebouncedValue } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { removeFromLists, useApolloClient, useMutation } from 'kit/apollo';
import { toast } from 'kit/toasts';
import { type ConversationRow_ConversationFragment, DeleteConversationDocument } from '#gql/graphql.ts';
import { toastJarvisFailure } from '../toast-failure.ts';
import { ConnectionTest } from './connection/connection-test.tsx';
import { RecentlyDeleted } from './deleted/recently-deleted.tsx';
import { useRestoreConversation } from './deleted/use-restore-conversation.ts';
import { iconPaths } from './drawings.ts';
import { ConversationList } from './list/conversation-list.tsx';
import type { Conversations } from './list/use-conversations.ts';
import { Matches } from './search/matches.tsx';
import { SearchField } from './search/search-field.tsx';
import { getConversationLinkId } from './list/row-id.ts';
import { useRefreshConversations } from './list/refresh-conversations.ts';

interface SidebarProps {
  conversations: Conversations;
  openId: string | null;
  openMessageId: string | null;
  newButton: RefObject<HTMLButtonElement | null>;
  onNew: () => void;
  onEdit: (conversation: ConversationRow_ConversationFragment) => void;
  onDeleted: (id: string) => void;
}

/** The sidebar: New chat, the conversations or the search results, and the connection test. */
export function Sidebar({ conversations, openId, openMessageId, newButton, onNew, onEdit, onDeleted }: SidebarProps) {
  const [search, setSearch] = useState('');
  const debouncedSearch = useDebouncedValue(search.trim());
  // A cleared field shows the list at once.
  const searchTerm = search.trim() && debouncedSearch;
  const { deleting, remove } = useDeleteWithFocus(newButton, onDeleted);
  return (
    <Column aria-label="Conversations">
      <Top>
        <Button ref={newButton} $primary onClick={onNew}>
          <Drawing d={iconPaths.plus} />
          New chat
        </Button>
        <SearchField value={search} onChange={setSearch} />
      </Top>
      {searchTerm ? (
        <Matches search={searchTerm} openMessageId={openMessageId} />
      ) : (
        <ConversationList
          conversations={conversations}
          openId={openId}
          deleting={deleting}
          onEdit={onEdit}
          onDelete={(id) => void remove(id)}
        />
      )}
      <RecentlyDeleted />
      <ConnectionTest />
    </Column>
  );
}

const Column = styled.nav`
  display: grid;
  min-height: 0;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
`;

const Top = styled.div`
  display: grid;
  padding: ${tokens.space.m};
  gap: ${tokens.space.xs};
  border-bottom: 1px solid ${tokens.color.line};
`;

/**
 * Deletes a row of the list. Focus inside it would be lost, so it moves to a neighboring row, or to `otherwise` if there is none.
 */
function useDeleteWithFocus(fallbackFocus: RefObject<HTMLElement | null>, onDeleted: (id: string) => void) {
  return useDeleteConversation((id) => {
    const row = document.getElementById(getConversationLinkId(id))?.closest('li');
    if (row?.contains(document.activeElement)) {
      const neighbor = row.nextElementSibling ?? row.previousElementSibling;
      (neighbor?.querySelector('a') ?? fallbackFocus.current)?.focus();
    }
    onDeleted(id);
  });
}

/** Deletes without confirmation, as the specification requires; Undo restores it. `onGone` is called before the list drops the conversation. */
function useDeleteConversation(onDeleted: (id: string) => void) {
  const { cache } = useApolloClient();
  const refresh = useRefreshConversations();
  const [send] = useMutation(DeleteConversationDocument);
  const restore = useRestoreConversation();
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
        action: { label: 'Undo', run: () => void restore(id) },
      });
      onDeleted(id);
      removeFromLists(cache, 'conversations', id);
      // Refetched where it is open, which may have been before the deletion.
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'deletedConversations' });
    } catch (error) {
      toastJarvisFailure(error, { description: 'Failed to delete conversation.' });
      // It may already have been deleted elsewhere.
      refresh();
    } finally {
      setDeleting((others) => others.filter((other) => other !== id));
    }
  };
  return { deleting, remove };
}
