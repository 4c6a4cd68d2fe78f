import { Button, ButtonLink } from 'kit/controls';
import { useParams, Link } from 'kit/router';
import {
  TicketHeader,
  TicketPage,
  TicketStatusTag,
  TicketTitle,
  useReopenTicket,
  useThread,
  useTicketChanges,
  type ThreadTicket,
} from 'kit/ticket';
import { humanize, RelativeTime } from 'kit/format';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The conversation with the team about one ticket. */
export function TicketScreen() {
  const { id = '' } = useParams();
  return <Ticket key={id} id={id} />;
}

function Ticket({ id }: { id: string }) {
  const thread = useThread(id);
  const reopen = useReopenTicket();
  useTicketChanges();
  return (
    <TicketPage
      thread={thread}
      header={<TicketHead ticket={thread.ticket} />}
      closed={
        <>
          This ticket is resolved. Write a message to reopen it.
          <Actions>
            <Button onClick={() => thread.ticket && void reopen(thread.ticket)}>Reopen</Button>
            <ButtonLink to="/client/support?new">Open a new ticket</ButtonLink>
          </Actions>
        </>
      }
      missingReason="The link may be incomplete, or the ticket may belong to another account."
      listPath="/client/support"
    />
  );
}

/** Back link and ticket details. */
function TicketHead({ ticket }: { ticket: ThreadTicket | undefined }) {
  return <TicketHeader listPath="/client/support">{ticket && renderTicket(ticket)}</TicketHeader>;
}

const renderTicket = ({ title, status, priority, project, createdAt }: ThreadTicket) => (
  <>
    <TicketTitle>
      <h1>{title}</h1>
      <TicketStatusTag status={status} />
    </TicketTitle>
    <Facts>
      {project && <Link to={`/client/projects/${project.id}`}>{project.title}</Link>}
      <span>Priority: {humanize(priority)}</span>
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

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;
