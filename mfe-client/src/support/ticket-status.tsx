import { humanize } from 'kit/format';
import { Tag } from 'kit/ui';
import type { TicketStatus as Status } from '#gql/graphql.ts';

const intents = { open: 'primary', in_progress: 'none', resolved: 'success' } as const;

export function TicketStatus({ status }: { status: Status }) {
  return (
    <Tag minimal intent={intents[status]}>
      {humanize(status)}
    </Tag>
  );
}
