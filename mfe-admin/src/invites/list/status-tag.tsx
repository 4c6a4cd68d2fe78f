import { Drawing, Icon } from 'kit/controls';
import { humanize } from 'kit/format';
import { Tag } from 'kit/ui';
import type { InvitationStatus } from '#gql/graphql.ts';

const clockPath = 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM8 4.5V8l2.5 1.5';

const statusStyles = {
  pending: { icon: <Drawing d={clockPath} />, intent: 'primary' },
  used: { icon: <Icon name="tick" />, intent: 'success' },
  expired: { icon: <Icon name="warning" />, intent: 'none' },
  revoked: { icon: <Icon name="cross" />, intent: 'danger' },
} as const satisfies Record<InvitationStatus, object>;

export function StatusTag({ status }: { status: InvitationStatus }) {
  const { icon, intent } = statusStyles[status];
  return (
    <Tag minimal intent={intent} icon={icon}>
      {humanize(status)}
    </Tag>
  );
}
