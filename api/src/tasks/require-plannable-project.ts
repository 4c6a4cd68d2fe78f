import type { Context } from '#context';
import { notFound } from '#errors';
import { Project } from '#projects/project.entity';
import { plannableBy } from '#tasks/task.access';

/** A project that is named must be one that the viewer plans. */
export async function requirePlannableProject({ read, viewer }: Context, id: string): Promise<void> {
  if (!(await read.exists(Project, { $and: [{ id }, plannableBy(viewer)] }))) throw notFound('project');
}
