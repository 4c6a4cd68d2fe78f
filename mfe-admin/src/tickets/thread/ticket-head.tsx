import { useRef } from 'react';
import { Button } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import { TicketHeader, type ThreadTicket, TicketTags, TicketTitle } from 'kit/ticket';
import styled from 'styled-components';

interface TicketHeadProps {
  ticket: ThreadTicket | undefined;
  onResolve: () => void;
}

/** Back link, ticket details, and the Resolve button. */
export function TicketHead({ ticket, onResolve }: TicketHeadProps) {
  const title = useRef<HTMLHeadingElement>(null);
  /** The button disappears when clicked, so the focus moves next to it. */
  const resolve = () => {
    title.current?.focus();
    onResolve();
  };
  return <TicketHeader listPath="/admin/tickets">{ticket && renderTicket(ticket)}</TicketHeader>;

  function renderTicket({
    status,
    priority,
    client,
    project,
    createdAt,
    ...rest
  }: NonNullable<TicketHeadProps['ticket']>) {
    return (
      <>
        <Title>
          <h1 ref={title} tabIndex={-1}>
            {rest.title}
          </h1>
          <TicketTags status={status} priority={priority} />
          {rest.viewerCanResolve && <Button onClick={resolve}>Resolve</Button>}
        </Title>
        <Facts>
          <strong>{`${client.firstName} ${client.lastName}`}</strong>
          <a href={`mailto:${client.email}`}>{client.email}</a>
          {project && <Link to={`/admin/projects?project=${project.id}`}>{project.title}</Link>}
          <span>
            Opened <RelativeTime at={createdAt} />
          </span>
        </Facts>
      </>
    );
  }
}

/* As tall with the button as without it. */
const Title = styled(TicketTitle)`
  min-height: 40px;
  button {
    margin-left: auto;
    ${tokens.screen.narrow} {
      margin: 0;
    }
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.m};
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
  strong {
    color: ${tokens.color.ink};
  }
`;
