import { Button } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { StretchedLink } from 'kit/panel';
import { getWaitingSince, LastMessage, TicketTags, type Ticket } from 'kit/ticket';
import type { RowProps } from 'kit/virtual-rows';
import { Action, Facts, Head, Row, Words } from './row-layout.ts';

interface TicketRowProps {
  ticket: Ticket;
  row: RowProps;
  onResolve: () => void;
}

export const getTicketLinkId = (id: string) => `ticket-${id}`;

/** One ticket: title, status, last author, and since when it waits for the team. */
export function TicketRow({ ticket, row, onResolve }: TicketRowProps) {
  const { id, title, status, priority, client, project, viewerCanResolve } = ticket;
  const since = getWaitingSince(ticket);
  return (
    <Row {...row}>
      <Words>
        <Head>
          <h3>
            <StretchedLink id={getTicketLinkId(id)} to={`/admin/tickets/${id}`}>
              {title}
            </StretchedLink>
          </h3>
          <TicketTags status={status} priority={priority} />
        </Head>
        <LastMessage ticket={ticket} />
        <Facts>
          <span>{`${client.firstName} ${client.lastName}`}</span>
          <span>{project?.title ?? 'No project'}</span>
          {since && (
            <span>
              Waiting for a reply since <RelativeTime at={since} />
            </span>
          )}
        </Facts>
      </Words>
      {viewerCanResolve && (
        <Action>
          <Button onClick={onResolve} aria-label={`Resolve: ${title}`}>
            Resolve
          </Button>
        </Action>
      )}
    </Row>
  );
}
