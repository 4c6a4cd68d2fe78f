import { Icon, type IconName } from 'kit/controls';
import { inWords } from 'kit/format';
import { Tag } from 'kit/ui';
import type { InvitationStatus } from '#gql/graphql.ts';

const looks = {
  pending: { icon: 'clock', intent: 'primary' },
  used: { icon: 'tick', intent: 'success' },
  expired: { icon: 'warning', intent: 'none' },
  revoked: { icon: 'cross', intent: 'danger' },
} as const satisfies Record<InvitationStatus, { icon: IconName; intent: string }>;

export function StatusTag({ status }: { status: InvitationStatus }) {
  const { icon, intent } = looks[status];
  return (
    <Tag minimal intent={intent} icon={<Icon name={icon} />}>
      {inWords(status)}
    </Tag>
  );
}
