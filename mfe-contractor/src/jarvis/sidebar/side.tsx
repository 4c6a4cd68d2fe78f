import { useState, type RefObject } from 'react';
import { Button, Drawing } from 'kit/controls';
import { useDebouncedValue } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ConversationRow_ConversationFragment } from '#gql/graphql.ts';
import { ConnectionTest } from './connection/connection-test.tsx';
import { iconPaths } from './drawings.ts';
import { ConversationList } from './list/conversation-list.tsx';
import type { Conversations } from './list/use-conversations.ts';
import { useDeleteWithFocus } from './list/use-removal.ts';
import { Matches } from './search/matches.tsx';
import { SearchField } from './search/search-field.tsx';

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
      <ConnectionTest />
    </Column>
  );
}

const Column = styled.nav`
  display: grid;
  min-height: 0;
  grid-template-rows: auto minmax(0, 1fr) auto;
`;

const Top = styled.div`
  display: grid;
  padding: ${tokens.space.m};
  gap: ${tokens.space.xs};
  border-bottom: 1px solid ${tokens.color.line};
`;
