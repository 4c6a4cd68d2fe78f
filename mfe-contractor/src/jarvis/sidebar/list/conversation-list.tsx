import { LoadMore } from 'kit/panel';
import { ErrorState, SlowHint } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ConversationRow_ConversationFragment } from '#gql/graphql.ts';
import { ConversationRow } from './conversation-row.tsx';
import type { Conversations } from './use-conversations.ts';
import { ConversationRowSkeleton } from './conversation-row-skeleton.tsx';

interface ConversationListProps {
  conversations: Conversations;
  openId: string | null;
  deleting: readonly string[];
  onEdit: (conversation: ConversationRow_ConversationFragment) => void;
  onDelete: (id: string) => void;
}

export function ConversationList({ conversations, openId, deleting, onEdit, onDelete }: ConversationListProps) {
  const { list, error, refresh } = conversations;
  if (!list) return error ? failed() : <LoadingConversations />;
  if (list.length === 0) {
    return (
      <Nothing>
        <p>No conversations yet</p>
        <p>Your conversations with Jarvis appear here.</p>
      </Nothing>
    );
  }
  return (
    <Scroller>
      <ul aria-label="Conversations">
        {list.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            isDeleting={deleting.includes(conversation.id)}
            onEdit={() => onEdit(conversation)}
            onDelete={() => onDelete(conversation.id)}
          />
        ))}
      </ul>
      <LoadMore pages={conversations} what="conversations" />
    </Scroller>
  );

  function failed() {
    return (
      <Padded>
        <ErrorState title="Couldn't load your conversations" hint="Try again." onRetry={refresh} />
      </Padded>
    );
  }
}

const Scroller = styled.div`
  position: relative;
  min-height: 0;
  overflow-y: auto;
`;

const Padded = styled.div`
  padding: ${tokens.space.s};
`;

const Nothing = styled.div`
  padding: ${tokens.space.m};
  font-weight: 600;
  p + p {
    color: ${tokens.color.faint};
    font-weight: 400;
  }
`;

function LoadingConversations() {
  return (
    <Place aria-busy>
      <Words>
        Loading conversations...
        <SlowHint />
      </Words>
      <ul aria-hidden>
        {[1, 2, 3, 4].map((place) => (
          <ConversationRowSkeleton key={place} />
        ))}
      </ul>
    </Place>
  );
}

const Place = styled.div`
  overflow: hidden;
`;

const Words = styled.output`
  display: block;
  padding: ${tokens.space.xs} ${tokens.space.m};
  color: ${tokens.color.faint};
`;
