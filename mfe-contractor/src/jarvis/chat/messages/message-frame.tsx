import { type ReactNode, useId } from 'react';
import { RelativeTime } from 'kit/format';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface MessageFrameProps {
  id: string;
  author: 'You' | 'Jarvis';
  /** Absent while the message is being sent. */
  at?: string;
  isHighlighted?: boolean;
  children: ReactNode;
}

/** Author and time, on the left edge that all messages share. */
export function MessageFrame({ id, author, at, isHighlighted = false, children }: MessageFrameProps) {
  const nameId = useId();
  return (
    <Row role="listitem" data-message={id} data-by={author} data-marked={isHighlighted || undefined}>
      <article aria-labelledby={nameId}>
        <Head>
          <h2 id={nameId}>{author}</h2>
          {at ? <RelativeTime at={at} /> : <span>Sending…</span>}
        </Head>
        {children}
      </article>
    </Row>
  );
}

const Row = styled.div`
  margin: 0 -8px;
  padding: ${tokens.space.m} 8px;
  border-top: 1px solid ${tokens.color.line};
  transition: background ${tokens.motion.scene};
  :first-child > &:first-child {
    border-top: 0;
  }
  &[data-marked] {
    background: ${tokens.color.skyWash};
    box-shadow: inset 3px 0 ${tokens.color.sky};
  }
  article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space.xs};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space.xs};
  h2 {
    font-size: ${tokens.size.small};
    line-height: 20px;
  }
  [data-by='Jarvis'] > article > & h2 {
    color: ${tokens.color.accent};
  }
  :is(time, span) {
    color: ${tokens.color.faint};
    font-size: ${tokens.size.tiny};
  }
`;
