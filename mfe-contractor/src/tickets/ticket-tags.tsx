import { humanize } from 'kit/format';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import type { TicketPriority, TicketStatus } from '#gql/graphql.ts';

const statusIntents = { open: 'primary', in_progress: 'none', resolved: 'success' } as const;
const priorityIntents = { low: 'none', medium: 'none', high: 'warning', critical: 'danger' } as const;

/** A ticket's status and priority. */
export function TicketTags({ status, priority }: { status: TicketStatus; priority: TicketPriority }) {
  return (
    <Tags>
      <Tag minimal intent={statusIntents[status]}>
        {humanize(status)}
      </Tag>
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
