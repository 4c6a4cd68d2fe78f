import { type RefObject, useRef, useState, memo } from 'react';
import { Button } from 'kit/controls';
import { LoadMore } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { CopyButton } from 'kit/copy';
import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import { useAutoScroll } from '../scroll/use-auto-scroll.ts';
import { useScrollAnchor } from '../scroll/use-scroll-anchor.ts';
import type { Transcript, TranscriptState } from '../transcript/transcript.ts';
import { EmptyChat } from './empty-chat.tsx';
import { MessageFrame } from './message-frame.tsx';
import { groupMessages } from './group-messages.ts';
import { AnswerBody } from './answer-body.tsx';
import { MessageFoot } from './message-foot.tsx';
import { QuestionEdit } from './question-edit.tsx';

interface MessageListProps {
  transcript: Transcript;
  state: TranscriptState;
  /** The message to scroll to. */
  highlightedId: string | null;
  scroller: RefObject<HTMLDivElement | null>;
  onStarter: (prompt: string) => void;
}

/** The messages, oldest first; scrolled to the newest unless the user scrolled up. */
export function MessageList({ transcript, state, highlightedId, scroller, onStarter }: MessageListProps) {
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { messages, pendingQuestion, hasOlder, isLoadingOlder, error } = state;
  const next = error ? 'failed' : isLoadingOlder ? 'loading' : 'ready';
  const [anchor] = useState(messages[0]?.id);
  const { isFollowing, scrollToEnd } = useAutoScroll(scroller, content);
  useScrollAnchor(scroller, list, messages[0]?.id);
  const isEmpty = messages.length === 0 && !pendingQuestion;
  return (
    <Place>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label="Messages">
        <Column ref={content}>
          <LoadMore
            pages={{ hasMore: hasOlder, next, loadMore: () => transcript.loadOlder() }}
            what="messages"
            which="older"
          />
          {isEmpty && <EmptyChat onChoose={onStarter} />}
          <div ref={list} role="list">
            {groupMessages(messages, anchor).map((group) => (
              <Group key={group.key}>
                {group.messages.map((message) => (
                  <MessageRow key={message.id} message={message} isHighlighted={message.id === highlightedId} />
                ))}
              </Group>
            ))}
            {pendingQuestion && (
              <MessageFrame id="pending" author="You">
                <QuestionText>{pendingQuestion.content}</QuestionText>
              </MessageFrame>
            )}
          </div>
        </Column>
      </Scroller>
      {!isFollowing && !isEmpty && <Jump onClick={scrollToEnd}>Jump to the newest</Jump>}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  min-height: 0;
`;

const Scroller = styled.div`
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Column = styled.div`
  max-width: 848px;
  margin: 0 auto;
  padding: ${tokens.space.m} ${tokens.space.l} 0;
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} 0;
  }
`;

/*
 * `content-visibility` skips layout and paint of groups out of sight and keeps their last size. Groups, because the browser checks
 * each such element in every frame. The padding leaves room for outlines, which would be clipped.
 */
const Group = styled.div`
  margin: 0 -16px;
  padding: 0 16px;
  content-visibility: auto;
  contain-intrinsic-height: auto 4000px;
`;

const Jump = styled(Button)`
  position: absolute;
  bottom: ${tokens.space.s};
  left: 50%;
  box-shadow: 0 4px 16px ${tokens.color.shadow};
  transform: translateX(-50%);
  white-space: nowrap;
`;

interface MessageRowProps {
  message: ChatMessage;
  /** The message that the user came for. */
  isHighlighted: boolean;
}

/** One message. Memoized, since a list may have a thousand of them. */
const MessageRow = memo(function MessageRow({ message, isHighlighted }: MessageRowProps) {
  const isQuestion = message.role === 'user';
  return (
    <MessageFrame
      id={message.id}
      author={isQuestion ? 'You' : 'Jarvis'}
      at={message.createdAt}
      isHighlighted={isHighlighted}
    >
      {isQuestion ? <QuestionBody message={message} /> : <AnswerBody message={message} />}
    </MessageFrame>
  );
});

/** A question, as typed. */
function QuestionBody({ message }: { message: ChatMessage }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  if (isEditing) return <QuestionEdit message={message} onClose={close} />;
  return (
    <>
      <QuestionText>{message.content}</QuestionText>
      <MessageFoot>
        <CopyButton text={message.content} name="message" />
        {message.viewerCanEdit && (
          <Button ref={edit} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </MessageFoot>
    </>
  );

  function close() {
    setEditing(false);
    requestAnimationFrame(() => edit.current?.focus());
  }
}

const QuestionText = styled.p`
  max-width: 72ch;
  font-size: 15px;
  line-height: 24px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
