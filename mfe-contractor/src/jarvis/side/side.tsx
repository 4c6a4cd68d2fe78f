import { useState, type RefObject } from 'react';
import { Button, Drawing } from 'kit/controls';
import { useDebouncedValue } from 'kit/panel';
import styled from 'styled-components';
import type { ConversationRow_ConversationFragment } from '#gql/graphql.ts';
import { ConnectionTest } from './connection/connection-test.tsx';
import { drawings } from './drawings.ts';
import { ConversationList } from './list/conversation-list.tsx';
import type { Conversations } from './list/use-conversations.ts';
import { useRemoval } from './list/use-removal.ts';
import { Matches } from './search/matches.tsx';
import { SearchField } from './search/search-field.tsx';

interface SideProps {
  conversations: Conversations;
  openId: string | null;
  openMessageId: string | null;
  newButton: RefObject<HTMLButtonElement | null>;
  onNew: () => void;
  onEdit: (conversation: ConversationRow_ConversationFragment) => void;
  onGone: (id: string) => void;
}

const debounceMs = 250;

/** The sidebar: New chat, the conversations or the search results, and the connection test. */
export function Side({ conversations, openId, openMessageId, newButton, onNew, onEdit, onGone }: SideProps) {
  const [search, setSearch] = useState('');
  const settled = useDebouncedValue(search.trim(), debounceMs);
  // A cleared field shows the list at once.
  const searchTerm = search.trim() && settled;
  const { deleting, remove } = useRemoval(newButton, onGone);
  return (
    <Column aria-label="Conversations">
      <Top>
        <Button ref={newButton} $primary onClick={onNew}>
          <Drawing d={drawings.plus} />
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
  padding: ${({ theme }) => theme.space.m};
  gap: ${({ theme }) => theme.space.xs};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
