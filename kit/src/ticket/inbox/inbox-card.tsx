import { useSearchUrl } from 'kit/search-state';
import { StretchedLink } from 'kit/panel';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { Button } from '../../controls/button.tsx';
import { formatRelativeDateTime, RelativeTime, useNow } from '../../format.ts';
import { useNavigate } from '../../router.ts';
import { tokens } from '../../theme/tokens.ts';
import { TicketTags } from '../ticket-tags.tsx';
import type { InboxTicket } from './use-inbox.ts';

interface InboxCardProps {
  ticket: InboxTicket;
  row: RowProps;
  isOpen: boolean;
  onResolve: () => void;
}

export const getTicketLinkId = (id: string) => `ticket-${id}`;

/** One ticket: title, priority, status, description, client and dates (specification part 2 §2, tab 7), and whose it is. */
export function InboxCard({ ticket, row, isOpen, onResolve }: InboxCardProps) {
  const { id, title, status, priority, description, client, project, createdAt } = ticket;
  const { assignee, snoozedUntil, waitingSince, viewerCanReply, viewerCanResolve } = ticket;
  const getSearchUrl = useSearchUrl();
  const url = getSearchUrl({ ticket: id });
  const navigate = useNavigate();
  const now = useNow();
  return (
    <Card {...row} $isOpen={isOpen}>
      <TicketTags status={status} priority={priority} />
      <h3>
        <StretchedLink id={getTicketLinkId(id)} to={url} aria-current={isOpen || undefined}>
          {title}
        </StretchedLink>
      </h3>
      <Description data-excerpt>{description}</Description>
      <Facts>
        <strong>{`${client.firstName} ${client.lastName}`}</strong>
        {project && <span>{project.title}</span>}
        <span>
          Created <RelativeTime at={createdAt} />
        </span>
        {status !== 'resolved' && waitingSince && waitingSince !== createdAt && (
          <span>
            Waiting for a reply since <RelativeTime at={waitingSince} />
          </span>
        )}
        <span>{assignee ? `Assigned to ${assignee.firstName} ${assignee.lastName}` : 'Unassigned'}</span>
        {snoozedUntil && Date.parse(snoozedUntil) > now && (
          <span>Snoozed until {formatRelativeDateTime(snoozedUntil)}</span>
        )}
      </Facts>
      <Buttons>
        {viewerCanReply && (
          <Button onClick={() => void navigate(url, { state: { isWriting: true } })} aria-label={`Reply: ${title}`}>
            Reply
          </Button>
        )}
        {viewerCanResolve && (
          <Button onClick={onResolve} aria-label={`Resolve: ${title}`}>
            Resolve
          </Button>
        )}
      </Buttons>
    </Card>
  );
}

const Card = styled.li<{ $isOpen: boolean }>`
  position: relative;
  display: grid;
  min-width: 0;
  padding: ${tokens.space.m};
  gap: 4px;
  border-left: 3px solid ${({ $isOpen }) => ($isOpen ? tokens.color.accent : 'transparent')};
  background: ${({ $isOpen }) => ($isOpen ? tokens.color.sunken : 'none')};
  &:hover {
    background: ${tokens.color.sunken};
  }
  & + & {
    border-top: 1px solid ${tokens.color.line};
  }
  h3 {
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

/* Only the start: the conversation has the full text. */
const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.s};
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
  strong {
    color: ${tokens.color.ink};
  }
`;

/* Above the link that covers the card. */
const Buttons = styled.div`
  position: relative;
  display: flex;
  justify-self: start;
  gap: ${tokens.space.xs};
`;
