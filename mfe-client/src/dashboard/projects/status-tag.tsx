import { Tag } from 'kit/ui';
import type { ProjectStatus } from 'rules/project-statuses';

/** Where a project stands, as the client portal shows it: what is worked on is green, everything else sky blue. */
export function StatusTag({ status }: { status: ProjectStatus }) {
  return (
    <Tag minimal intent={status === 'in_progress' ? 'success' : 'primary'}>
      {status.replace('_', ' ')}
    </Tag>
  );
}
