import { Tag } from 'kit/ui';
import type { TicketPriority, TicketStatus } from 'rules/tickets';
import styled from 'styled-components';
import { humanize } from '../format.ts';

const statusIntents = { open: 'primary', in_progress: 'none', resolved: 'success' } as const;
const priorityIntents = { low: 'none', medium: 'none', high: 'warning', critical: 'danger' } as const;

export function TicketStatusTag({ status }: { status: TicketStatus }) {
  return (
    <Tag minimal intent={statusIntents[status]}>
      {humanize(status)}
    </Tag>
  );
}

/** A ticket's status and priority. */
export function TicketTags({ status, priority }: { status: TicketStatus; priority: TicketPriority }) {
  return (
    <Tags>
      <TicketStatusTag status={status} />
      <Tag minimal intent={priorityIntents[priority]}>
        {humanize(priority)} priority
      </Tag>
    </Tags>
  );
}

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;
