import type { RefObject } from 'react';
import { LoadMore } from 'kit/panel';
import styled from 'styled-components';
import { groupByDay } from './group-by-day.ts';
import { MessageRow, findRow } from './message-row.tsx';
import { NewMessages } from './new-messages.tsx';
import type { Thread, ThreadMessage } from './thread.ts';
import { useUnseen } from './use-unseen.ts';
import { tokens } from '../theme/tokens.ts';

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
