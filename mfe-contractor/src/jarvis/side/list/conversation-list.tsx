import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { Failed } from 'kit/states';
import styled from 'styled-components';
import type { ConversationRow_ConversationFragment } from '#gql/graphql.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationRowSkeleton } from './conversation-row-skeleton.tsx';
import { LoadingConversations } from './loading-conversations.tsx';
import type { Conversations } from './use-conversations.ts';

interface Listing {
  conversations: Conversations;
  openId: string | null;
  deleting: readonly string[];
  onEdit: (conversation: ConversationRow_ConversationFragment) => void;
  onDelete: (id: string) => void;
}

/** How far from its end the list asks for more, in pixels: about six rows. */
const ahead = 480;

export function ConversationList({ conversations, openId, deleting, onEdit, onDelete }: Listing) {
  const { list, error, next, loadMore, retry } = conversations;
  const scroller = useRef<HTMLDivElement>(null);

  const goOn = () => {
    if (!scroller.current || next !== 'ready') return;
    const { scrollTop, clientHeight, scrollHeight } = scroller.current;
    if (clientHeight > 0 && scrollTop + clientHeight > scrollHeight - ahead) void loadMore();
  };
  // A window may be higher than a page of the list: then there is nothing to scroll.
  useEffect(goOn);

  if (!list) return error ? failed() : <LoadingConversations />;
  if (list.length === 0) {
    return (
      <Nothing>
        <p>No conversations yet</p>
        <p>What you ask Jarvis is kept here.</p>
      </Nothing>
    );
  }
  return (
    <Scroller ref={scroller} onScroll={goOn}>
      <ul aria-label="Conversations">
        {list.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            isGoing={deleting.includes(conversation.id)}
            onEdit={() => onEdit(conversation)}
            onDelete={() => onDelete(conversation.id)}
          />
        ))}
        {next === 'loading' && <ConversationRowSkeleton />}
      </ul>
      {next === 'failed' && (
        <More role="alert">
          <p>More conversations could not be loaded.</p>
          <Button onClick={() => void loadMore()}>Retry</Button>
        </More>
      )}
    </Scroller>
  );

  function failed() {
    return (
      <Padded>
        <Failed
          title="Your conversations could not be loaded"
          hint="They are safe. Try again in a moment."
          onRetry={retry}
        />
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
  padding: ${({ theme }) => theme.space.s};
`;

const Nothing = styled.div`
  padding: ${({ theme }) => theme.space.m};
  font-weight: 600;
  p + p {
    color: ${({ theme }) => theme.color.faint};
    font-weight: 400;
  }
`;

const More = styled.div`
  display: grid;
  padding: ${({ theme }) => theme.space.m};
  justify-items: start;
  gap: ${({ theme }) => theme.space.xs};
`;
