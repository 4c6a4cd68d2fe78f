import styled from 'styled-components';
import { RelativeTime } from '../format.ts';
import { useViewer } from '../session.tsx';
import { tokens } from '../theme/tokens.ts';
import type { Ticket } from './use-tickets.ts';

/** The start of a ticket's last message with its author and time, or when the ticket was opened. */
export function LastMessage({ ticket: { createdAt, latestMessages } }: { ticket: Ticket }) {
  const viewer = useViewer();
  const last = latestMessages.edges[0]?.node;
  if (!last) {
    return (
      <Line>
        Opened
        <RelativeTime at={createdAt} />
      </Line>
    );
  }
  return (
    <Line>
      {last.author.id === viewer.id ? 'You' : last.author.firstName}:<q data-excerpt>{last.content}</q>
      <RelativeTime at={last.createdAt} />
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  min-width: 0;
  color: ${tokens.color.soft};
  gap: 4px;
  q {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  time {
    flex: none;
    margin-left: 4px;
    color: ${tokens.color.faint};
  }
`;
