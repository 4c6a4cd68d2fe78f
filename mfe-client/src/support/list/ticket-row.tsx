import { StretchedLink } from 'kit/panel';
import { tokens } from 'kit/theme';
import { humanize } from 'kit/format';
import { LastMessage, TicketStatusTag, type Ticket } from 'kit/ticket';
import { Tag } from 'kit/ui';
import type { RowProps } from 'kit/virtual-rows';
import styled from 'styled-components';
import { isWaitingForClient } from './ticket-order.ts';

interface TicketRowProps {
  ticket: Ticket;
  row: RowProps;
}

/** One ticket: title, status and last author. */
export function TicketRow({ ticket, row }: TicketRowProps) {
  const { id, title, status, priority, project } = ticket;
  return (
    <Row {...row}>
      <Head>
        <h3>
          <StretchedLink to={`/client/support/${id}`}>{title}</StretchedLink>
        </h3>
        <Tags>
          {isWaitingForClient(ticket) && (
            <Tag minimal intent="warning">
              Waiting for your reply
            </Tag>
          )}
          <TicketStatusTag status={status} />
        </Tags>
      </Head>
      <LastMessage ticket={ticket} />
      <Facts>
        <span>{project?.title ?? 'No project'}</span>
        <span>Priority: {humanize(priority)}</span>
      </Facts>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  padding: ${tokens.space.m} ${tokens.space.l};
  gap: 4px;
  &:not(:last-child) {
    border-bottom: 1px solid ${tokens.color.line};
  }
  &:hover {
    background: ${tokens.color.sunken};
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px ${tokens.space.m};
  h3 {
    min-width: 0;
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.l};
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
`;
