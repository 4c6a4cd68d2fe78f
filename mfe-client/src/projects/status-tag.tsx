import { humanize } from 'kit/format';
import { Tag } from 'kit/ui';
import type { ProjectStatus } from '#gql/graphql.ts';

/** The status of a project, in the colors of the client portal (specification part 1 §2.10). */
export const StatusTag = ({ status }: { status: ProjectStatus }) => (
  <Tag minimal intent={status === 'in_progress' ? 'success' : 'primary'}>
    {humanize(status)}
  </Tag>
);
