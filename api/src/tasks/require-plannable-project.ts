import type { Context } from '#context';
import { notFound } from '#errors';
import { Project } from '#projects/project.entity';
import { plannableBy } from '#tasks/task.access';

/** Requires that the viewer plans the named project, if any. */
export async function requirePlannableProject({ read, viewer }: Context, id: string): Promise<void> {
  if (!(await read.exists(Project, { $and: [{ id }, plannableBy(viewer)] }))) throw notFound('project');
}
