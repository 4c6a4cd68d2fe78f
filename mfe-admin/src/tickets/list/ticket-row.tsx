import { Button } from 'kit/controls';
import { Moment } from 'kit/format';
import { useViewer } from 'kit/session';
import type { RowProps } from 'kit/virtual-rows';
import type { TicketRow_TicketFragment as Ticket } from '#gql/graphql.ts';
import { TicketTags } from '../ticket-tags.tsx';
import { waitsSince } from './in-order.ts';
import { Action, Facts, Head, LastWord, Row, Whole, Words } from './row-layout.ts';

interface TicketRowProps {
  ticket: Ticket;
  row: RowProps;
  onResolve: () => void;
}

export const ticketLinkId = (id: string) => `ticket-${id}`;

/** One ticket: what it is about, where it stands, who wrote last, and since when it waits for the team. */
export function TicketRow({ ticket, row, onResolve }: TicketRowProps) {
  const { id, title, status, priority, client, project, viewerCanResolve } = ticket;
  const since = waitsSince(ticket);
  return (
    <Row {...row}>
      <Words>
        <Head>
          <h3>
            <Whole id={ticketLinkId(id)} to={`/admin/tickets/${id}`}>
              {title}
            </Whole>
          </h3>
          <TicketTags status={status} priority={priority} />
        </Head>
        <LastChange ticket={ticket} />
        <Facts>
          <span>{`${client.firstName} ${client.lastName}`}</span>
          <span>{project?.title ?? 'No project'}</span>
          {since && (
            <span>
              Waiting for a reply since <Moment at={since} />
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

function LastChange({ ticket: { createdAt, latestMessages } }: { ticket: Ticket }) {
  const viewer = useViewer();
  const last = latestMessages.edges[0]?.node;
  if (!last) {
    return (
      <LastWord>
        Opened
        <Moment at={createdAt} />
      </LastWord>
    );
  }
  return (
    <LastWord>
      {last.author.id === viewer.id ? 'You' : last.author.firstName}:<q>{last.content}</q>
      <Moment at={last.createdAt} />
    </LastWord>
  );
}
