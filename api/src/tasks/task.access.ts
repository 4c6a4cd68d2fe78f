import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import { visibleTo as projectVisibleTo } from '#projects/project.access';
import type { User } from '#people/user.entity';
import type { Project } from '#projects/project.entity';
import type { TaskComment } from '#tasks/task-comment.entity';
import type { TaskFile } from '#tasks/task-file.entity';
import type { Task } from '#tasks/task.entity';

/** Administrators plan every project, project managers those that they manage. */
export function plannableBy(viewer: Viewer | null): Where<Project> {
  if (isInAudience('admin', viewer)) return {};
  return viewer && isInAudience('pm', viewer) ? { projectManager: viewer.id } : matchNothing;
}

/** People who plan a project may change everything about its tasks. */
export const plannedBy = (viewer: Viewer | null): Where<Task> => ({ project: plannableBy(viewer) });

/** Project managers assign every contractor. */
export const listedPeople = (viewer: Viewer | null): Where<User> =>
  isInAudience('pm', viewer) ? { role: 'contractor' } : matchNothing;

/** A contractor's own tasks: they may move them, set their timebox and comment on them. */
export const assignedTo = (viewer: Viewer | null): Where<Task> =>
  viewer && isInAudience('contractor', viewer) ? { assignee: viewer.id } : matchNothing;

/** Findings that a contractor reported: they follow and discuss them while they work on the project. */
export const reportedBy = (viewer: Viewer | null): Where<Task> =>
  viewer && isInAudience('contractor', viewer)
    ? { reporter: viewer.id, project: projectVisibleTo(viewer) }
    : matchNothing;

/** Tasks can be moved by those who plan the project and by their assignee. */
export const movableBy = (viewer: Viewer | null): Where<Task> =>
  // Not in an alternative: the ORM leaves out an empty condition.
  isInAudience('admin', viewer) ? {} : { $or: [plannedBy(viewer), assignedTo(viewer)] };

/** Tasks are visible to those who may move them, and to who reported them and still works on the project. */
export const visibleTo = (viewer: Viewer | null): Where<Task> =>
  isInAudience('admin', viewer) ? {} : { $or: [plannedBy(viewer), assignedTo(viewer), reportedBy(viewer)] };

/** People who see a task see its comments. */
export const commentVisibleTo = (viewer: Viewer | null): Where<TaskComment> => ({ task: visibleTo(viewer) });

/** People who see a task see its files. */
export const taskFileVisibleTo = (viewer: Viewer | null): Where<TaskFile> => ({ task: visibleTo(viewer) });

/** The person who attached a file may delete it, and those who plan the project, as long as they see the task. */
export function taskFileDeletableBy(viewer: Viewer | null): Where<TaskFile> {
  if (!viewer) return matchNothing;
  // Not in an alternative: the ORM leaves out an empty condition.
  if (isInAudience('admin', viewer)) return {};
  return { $and: [taskFileVisibleTo(viewer), { $or: [{ uploadedBy: viewer.id }, { task: plannedBy(viewer) }] }] };
}

/** Tasks that are due by a day. */
export const dueVisibleTo = (viewer: Viewer | null): Where<Task> => ({
  $and: [plannedBy(viewer), { status: { $ne: 'done' }, dueOn: { $ne: null } }],
});
