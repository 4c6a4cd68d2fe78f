import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { Project } from '#projects/project.entity';
import type { Task } from '#tasks/task.entity';

/** Administrators plan every project, project managers those that they manage. */
export function plannableBy(viewer: Viewer | null): Where<Project> {
  if (isInAudience('admin', viewer)) return {};
  return viewer && isInAudience('pm', viewer) ? { projectManager: viewer.id } : matchNothing;
}

/** People who plan a project see its tasks and may change them. */
export const visibleTo = (viewer: Viewer | null): Where<Task> => ({ project: plannableBy(viewer) });

/** Tasks that are due by a day. */
export const dueVisibleTo = (viewer: Viewer | null): Where<Task> => ({
  $and: [visibleTo(viewer), { status: { $ne: 'done' }, dueOn: { $ne: null } }],
});
