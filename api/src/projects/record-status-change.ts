import type { ProjectStatus } from 'rules/projects';
import type { Viewer } from '#access/viewer';
import type { RecordAudit } from '#audit/with-audit';
import type { Project } from '#projects/project.entity';

/** An administrator is not on the team, so their status changes are in the audit log too. */
export function recordStatusChange(
  record: RecordAudit,
  viewer: Viewer | null,
  project: Project,
  next: ProjectStatus,
): void {
  const { id, title, status } = project;
  if (viewer?.role !== 'admin' || next === status) return;
  record({
    action: 'project_status_changed',
    subject: { kind: 'project', id, label: title },
    details: `from ${status.replace('_', ' ')} to ${next.replace('_', ' ')}`,
  });
}
