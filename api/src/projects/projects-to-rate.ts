import type { Context } from '#context';
import { maxPerKind, type Need } from '#action-items/need';
import { ratableBy } from '#projects/project.access';
import { Project } from '#projects/project.entity';

/** A client's completed projects without a rating. */
export async function findProjectsToRate({ em, viewer }: Context): Promise<Need[]> {
  const found = await em.find(Project, ratableBy(viewer), {
    fields: ['title', 'updatedAt'],
    orderBy: { updatedAt: 'asc', id: 'asc' },
    limit: maxPerKind,
  });
  return found.map(({ id, title, updatedAt }) => ({
    id,
    kind: 'project_to_rate',
    title,
    detail: 'Completed. Rate it from 1 to 5',
    since: updatedAt,
    dueAt: null,
    path: `/client/projects/${id}`,
  }));
}
