import { Button } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { tokens } from 'kit/theme';
import { getWaitingSince, TicketTags, type Ticket } from 'kit/ticket';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { Card } from './card-layout.ts';

interface TicketCardProps {
  ticket: Ticket;
  row: RowProps;
  onReply: () => void;
  onResolve: () => void;
}

export const getTicketTitleId = (id: string) => `ticket-${id}`;
export const getTicketReplyId = (id: string) => `ticket-${id}-reply`;

export function TicketCard({ ticket, row, onReply, onResolve }: TicketCardProps) {
  const { id, title, status, priority, description, client, project, createdAt } = ticket;
  const since = getWaitingSince(ticket);
  return (
    <Card {...row}>
      <TicketTags status={status} priority={priority} />
      <h3 id={getTicketTitleId(id)} tabIndex={-1}>
        {title}
      </h3>
      <Description>{description}</Description>
      <Facts>
        <strong>{`${client.firstName} ${client.lastName}`}</strong>
        {project && <span>{project.title}</span>}
        <span>
          Created <RelativeTime at={createdAt} />
        </span>
        {since && since !== createdAt && (
          <span>
            Waiting for a reply since <RelativeTime at={since} />
          </span>
        )}
      </Facts>
      <Buttons>
        <Button
          id={getTicketReplyId(id)}
          onClick={onReply}
          aria-label={`${ticket.viewerCanReply ? 'Reply' : 'Conversation'}: ${title}`}
        >
          {ticket.viewerCanReply ? 'Reply' : 'Conversation'}
        </Button>
        {ticket.viewerCanResolve && (
          <Button onClick={onResolve} aria-label={`Resolve: ${title}`}>
            Resolve
          </Button>
        )}
      </Buttons>
    </Card>
  );
}

/* Only the start: the conversation has the full text. */
const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  max-width: ${tokens.width.text};
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

const Facts = styled.p`
  display: flex;
  align-content: end;
  flex-wrap: wrap;
  column-gap: ${tokens.space.s};
  color: ${tokens.color.faint};
  strong {
    color: ${tokens.color.ink};
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${tokens.space.xs};
`;
