import { RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import { TicketHeader, TicketStatusTag, TicketTitle } from 'kit/ticket';
import styled from 'styled-components';
import type { TicketHead_TicketFragment } from '#gql/graphql.ts';

/** Back link and ticket details. */
export function TicketHead({ ticket }: { ticket: TicketHead_TicketFragment | undefined }) {
  return <TicketHeader listPath="/client/support">{ticket && renderTicket(ticket)}</TicketHeader>;
}

const renderTicket = ({ title, status, priority, project, createdAt }: TicketHead_TicketFragment) => (
  <>
    <TicketTitle>
      <h1>{title}</h1>
      <TicketStatusTag status={status} />
    </TicketTitle>
    <Facts>
      {project && <Link to={`/client/projects/${project.id}`}>{project.title}</Link>}
      <span>Priority: {priority}</span>
      <span>
        Opened <RelativeTime at={createdAt} />
      </span>
    </Facts>
  </>
);

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.l};
  color: ${tokens.color.soft};
`;
