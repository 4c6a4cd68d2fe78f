import type { Context } from '#context';
import { requirePlannableProject } from '#tasks/require-plannable-project';
import type { Where } from '#db/where';
import { plannedBy } from '#tasks/task.access';
import type { Task } from '#tasks/task.entity';

/** The tasks of one or all projects that the viewer plans. */
export async function toTaskWhere(context: Context, projectId: string | null | undefined): Promise<Where<Task>> {
  const visible = plannedBy(context.viewer);
  if (projectId == null) return visible;
  await requirePlannableProject(context, projectId);
  return { $and: [{ project: projectId }, visible] };
}
