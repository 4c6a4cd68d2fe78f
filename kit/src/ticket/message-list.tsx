import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { LoadMore } from 'kit/panel';
import styled, { keyframes } from 'styled-components';
import { groupByDay } from './group-by-day.ts';
import { MessageRow, findRow } from './message-row.tsx';
import type { Thread, ThreadMessage } from './thread.ts';
import { tokens } from '../theme/tokens.ts';
import { Button } from '../controls/button.tsx';
import { Drawing } from '../controls/icon.tsx';

interface MessageListProps {
  messages: readonly ThreadMessage[];
  pages: Thread['pages'];
  viewerId: string;
  scroller: RefObject<HTMLDivElement | null>;
}

/** Oldest first, by day. The list opens at its end and grows upwards: see `Scroller`. */
export function MessageList({ messages, pages, viewerId, scroller }: MessageListProps) {
  const { unseen, markSeen } = useUnseen(messages, viewerId, scroller);
  const [first] = unseen;
  const scrollToFirstUnseen = () => {
    markSeen();
    // The button disappears, so the focus moves to where it led.
    const row = first && findRow(first);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <Room>
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label="Messages">
        <Inside>
          <Older>
            <LoadMore pages={pages} what="messages" which="older" />
          </Older>
          <div role="log" aria-label="Conversation">
            {groupByDay(messages).map(({ key, name, rows }) => (
              <section key={key} aria-label={name}>
                <DayName aria-hidden>{name}</DayName>
                <ol>
                  {rows.map(({ message, isNamed }) => (
                    <MessageRow
                      key={message.id}
                      message={message}
                      isNamed={isNamed}
                      isOwn={message.author.id === viewerId}
                    />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </Inside>
      </Scroller>
      <NewMessages count={unseen.length} onGo={scrollToFirstUnseen} />
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  position: relative;
  min-height: 0;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
`;

/* Reversed, so that its start is its end: it opens there, stays there while messages arrive, and older ones move nothing. */
const Scroller = styled.div`
  display: flex;
  min-height: 0;
  flex-direction: column-reverse;
  overflow: auto;
  overscroll-behavior: contain;
`;

/* Content shorter than the container starts at the top. */
const Inside = styled.div`
  margin-bottom: auto;
  padding-bottom: ${tokens.space.m};
`;

/* Older messages are inserted below these two: the browser must not anchor to them instead of to what is being read. */
const Older = styled.div`
  overflow-anchor: none;
`;

const DayName = styled.p`
  display: flex;
  overflow-anchor: none;
  padding: ${tokens.space.m} 0 ${tokens.space.xs};
  align-items: center;
  gap: ${tokens.space.s};
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  font-weight: 600;
  line-height: 16px;
  &::before,
  &::after {
    flex: 1;
    border-top: 1px solid ${tokens.color.line};
    content: '';
  }
`;

/** The distance from the end that counts as being there, in pixels. */
const endThreshold = 40;

/**
 * Others' messages below the viewport. At the end there are none, because new ones are shown. The scroller is reversed:
 * its end is at scroll position zero.
 */
function useUnseen(
  messages: readonly ThreadMessage[],
  viewerId: string,
  scroller: RefObject<HTMLElement | null>,
): { unseen: ThreadMessage[]; markSeen: () => void } {
  const newest = messages.at(-1)?.id;
  const [isAtEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(newest);
  const place = messages.findIndex(({ id }) => id === seen);
  // A sent message gets a new id once it is saved; nothing below it is then known to be new.
  if (seen !== newest && (isAtEnd || place === -1)) setSeen(newest);

  useEffect(() => {
    const element = scroller.current;
    const onScroll = () => element && setAtEnd(-element.scrollTop <= endThreshold);
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [scroller]);
  useLayoutEffect(() => {
    if (isAtEnd && newest) scroller.current?.scrollTo?.({ top: 0 });
  }, [scroller, isAtEnd, newest]);

  const unseen = messages.slice(place + 1).filter(({ author }) => author.id !== viewerId);
  return { unseen, markSeen: () => setSeen(newest) };
}

interface NewMessagesProps {
  count: number;
  onGo: () => void;
}

/** Announces messages below the viewport, and links to them. Its container is always rendered, so that screen readers announce it. */
function NewMessages({ count, onGo }: NewMessagesProps) {
  return (
    <Place role="status">
      {count > 0 && (
        <JumpButton onClick={onGo}>
          {count === 1 ? 'New message' : `${count} new messages`}
          <Drawing d="M8 3v10M4 9l4 4 4-4" />
        </JumpButton>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  position: absolute;
  right: 0;
  bottom: ${tokens.space.xs};
  left: 0;
  justify-content: center;
  pointer-events: none;
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const JumpButton = styled(Button)`
  min-height: 44px;
  pointer-events: auto;
  box-shadow: 0 4px 16px ${tokens.color.shadow};
  animation: ${rise} ${tokens.motion.enter} ${tokens.motion.easeOut};
`;
