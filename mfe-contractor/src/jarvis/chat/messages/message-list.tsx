import { type RefObject, useRef } from 'react';
import { Button } from 'kit/controls';
import styled from 'styled-components';
import { useFollow } from '../scroll/use-follow.ts';
import { useKeptPlace } from '../scroll/use-kept-place.ts';
import type { Transcript, TranscriptState } from '../transcript/transcript.ts';
import { EmptyChat } from './empty-chat.tsx';
import { MessageFrame } from './message-frame.tsx';
import { MessageRow } from './message-row.tsx';
import { OlderMessages } from './older-messages.tsx';
import { QuestionText } from './question-body.tsx';

interface MessageListProps {
  transcript: Transcript;
  state: TranscriptState;
  /** The message that one came to read. */
  marked: string | null;
  scroller: RefObject<HTMLDivElement | null>;
  onStarter: (prompt: string) => void;
}

/** The messages, oldest first; the view stands at the newest unless one scrolled up. */
export function MessageList({ transcript, state, marked, scroller, onStarter }: MessageListProps) {
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { messages, asked } = state;
  const { isFollowing, toEnd } = useFollow(scroller, content);
  useKeptPlace(scroller, list, messages[0]?.id);
  const isEmpty = messages.length === 0 && !asked;
  return (
    <Place>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label="Messages">
        <Column ref={content}>
          <OlderMessages transcript={transcript} state={state} />
          {isEmpty && <EmptyChat onChoose={onStarter} />}
          <ol ref={list}>
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} isMarked={message.id === marked} />
            ))}
            {asked && (
              <MessageFrame id="asked" by="You">
                <QuestionText>{asked.content}</QuestionText>
              </MessageFrame>
            )}
          </ol>
        </Column>
      </Scroller>
      {!isFollowing && !isEmpty && <Jump onClick={toEnd}>Jump to the newest</Jump>}
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
  html body &:focus-visible {
    outline-offset: -2px;
  }
`;

const Column = styled.div`
  max-width: 848px;
  margin: 0 auto;
  padding: ${({ theme }) => `0 ${theme.space.l}`};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `0 ${theme.space.m}`};
  }
`;

const Jump = styled(Button)`
  position: absolute;
  bottom: ${({ theme }) => theme.space.s};
  left: 50%;
  box-shadow: 0 4px 16px ${({ theme }) => theme.color.shadow};
  transform: translateX(-50%);
  white-space: nowrap;
`;
