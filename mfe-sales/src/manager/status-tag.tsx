import { humanize } from 'kit/format';
import { Tag } from 'kit/ui';
import type { ProjectStatus } from '#gql/graphql.ts';

const statusIntents = { in_progress: 'warning', testing: 'primary', completed: 'success' } as const;

/** A project's status, in the colors of the contractor hub. */
export const StatusTag = ({ status }: { status: ProjectStatus }) => (
  <Tag minimal intent={status in statusIntents ? statusIntents[status as keyof typeof statusIntents] : 'none'}>
    {humanize(status)}
  </Tag>
);
