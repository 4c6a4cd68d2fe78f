import { useRef } from 'react';
import { Button } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { TicketTags, type ThreadTicket } from 'kit/ticket';
import styled from 'styled-components';

interface TicketFactsProps {
  ticket: ThreadTicket | undefined;
  onResolve: () => void;
}

/** The ticket's client, status and dates, and Resolve. */
export function TicketFacts({ ticket, onResolve }: TicketFactsProps) {
  const facts = useRef<HTMLDivElement>(null);
  if (!ticket) {
    return (
      <Head>
        <Skeleton role="img" aria-label="Loading the ticket" $width="280px" $height="44px" />
      </Head>
    );
  }
  const { client, project, status, priority, createdAt, viewerCanResolve } = ticket;
  /** The button unmounts when clicked, so focus moves next to it. */
  const resolve = () => {
    facts.current?.focus();
    onResolve();
  };
  return (
    <Head>
      <Facts ref={facts} tabIndex={-1}>
        <p>
          <strong>{`${client.firstName} ${client.lastName}`}</strong>
          <a href={`mailto:${client.email}`}>{client.email}</a>
          {project && <span>{project.title}</span>}
          <span>
            Created <RelativeTime at={createdAt} />
          </span>
        </p>
        <TicketTags status={status} priority={priority} />
      </Facts>
      {viewerCanResolve && <Button onClick={resolve}>Resolve</Button>}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  min-height: 56px;
  padding-bottom: ${tokens.space.s};
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m};
  border-bottom: 1px solid ${tokens.color.ink};
`;

const Facts = styled.div`
  &:focus {
    outline: none;
  }
  display: grid;
  min-width: 0;
  gap: 4px;
  p {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${tokens.space.s};
    color: ${tokens.color.soft};
    overflow-wrap: anywhere;
  }
  strong {
    color: ${tokens.color.ink};
  }
`;
