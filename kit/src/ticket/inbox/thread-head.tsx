import { useRef } from 'react';
import { useSearchUrl } from 'kit/search-state';
import styled from 'styled-components';
import { Button } from '../../controls/button.tsx';
import { RelativeTime } from '../../format.ts';
import { Link } from '../../router.ts';
import { Icon } from '../../controls/icon.tsx';
import { Skeleton } from '../../states/skeleton.tsx';
import { tokens } from '../../theme/tokens.ts';
import { TicketTags } from '../ticket-tags.tsx';
import type { ThreadTicket } from '../thread.ts';
import { useReopenTicket } from '../use-reopen-ticket.ts';
import { useResolveTicket } from '../use-resolve-ticket.ts';
import { formatDuration } from './format-duration.ts';
import { TicketActions } from './ticket-actions.tsx';
import type { TicketWork } from './use-team-thread.ts';

interface ThreadHeadProps {
  ticket: ThreadTicket | undefined;
  work: TicketWork;
  getProjectUrl: (id: string) => string;
}

/** The way back to the list, what the ticket is about, and what the team does with it. */
export function ThreadHead({ ticket, work, getProjectUrl }: ThreadHeadProps) {
  const getSearchUrl = useSearchUrl();
  const title = useRef<HTMLHeadingElement>(null);
  const resolve = useResolveTicket();
  const reopen = useReopenTicket();
  /** The button disappears when clicked, so the focus moves next to it. */
  const change = (run: (ticket: ThreadTicket) => Promise<void>) => () => {
    title.current?.focus();
    if (ticket) void run(ticket);
  };
  return (
    <Head>
      <BackLink to={getSearchUrl({ ticket: null })}>
        <Icon name="back" />
        All tickets
      </BackLink>
      {ticket ? details(ticket) : <Skeleton role="img" aria-label="Loading the ticket" $width="280px" $height="92px" />}
    </Head>
  );

  function details({ client, project, createdAt, status, priority, ...rest }: ThreadTicket) {
    return (
      <>
        <Title>
          <h2 ref={title} tabIndex={-1}>
            {rest.title}
          </h2>
          {rest.viewerCanResolve && <Button onClick={change(resolve)}>Resolve</Button>}
          {rest.viewerCanReopen && <Button onClick={change(reopen)}>Reopen</Button>}
        </Title>
        <TicketTags status={status} priority={priority} />
        <Facts>
          <strong>{`${client.firstName} ${client.lastName}`}</strong>
          {client.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
          {project && <Link to={getProjectUrl(project.id)}>{project.title}</Link>}
          <span>
            Opened <RelativeTime at={createdAt} />
          </span>
          {work && <span>{describeResponse(createdAt, work.firstRespondedAt)}</span>}
        </Facts>
        {work && <TicketActions work={work} isResolved={status === 'resolved'} />}
      </>
    );
  }
}

const describeResponse = (createdAt: string, firstRespondedAt: string | null) =>
  firstRespondedAt
    ? `First response after ${formatDuration(Date.parse(firstRespondedAt) - Date.parse(createdAt))}`
    : 'No response yet';

const Head = styled.header`
  display: grid;
  min-height: 160px;
  align-content: start;
  gap: 4px;
  border-bottom: 1px solid ${tokens.color.ink};
`;

const BackLink = styled(Link)`
  display: inline-flex;
  min-height: 32px;
  align-items: center;
  gap: ${tokens.space.xs};
  justify-self: start;
  && {
    color: ${tokens.color.soft};
    text-decoration: none;
  }
  ${tokens.screen.narrow} {
    min-height: 44px;
  }
`;

const Title = styled.div`
  display: flex;
  min-height: 40px;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.m};
  h2 {
    min-width: 0;
    padding: 6px 0;
    font-size: ${tokens.size.large};
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  h2:focus:not(:focus-visible) {
    outline: none;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${tokens.space.m};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.small};
  overflow-wrap: anywhere;
  strong {
    color: ${tokens.color.ink};
  }
`;
