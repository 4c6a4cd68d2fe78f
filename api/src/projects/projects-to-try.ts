import type { Context } from '#context';
import { maxPerKind, type Need } from '#action-items/need';
import { visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';

/** A client's projects in testing. */
export async function findProjectsToTry({ em, viewer }: Context): Promise<Need[]> {
  const found = await em.find(
    Project,
    { $and: [visibleTo(viewer), { status: 'testing' }] },
    { fields: ['title', 'stagingUrl', 'updatedAt'], orderBy: { updatedAt: 'asc', id: 'asc' }, limit: maxPerKind },
  );
  return found.map(({ id, title, stagingUrl, updatedAt }) => ({
    id,
    kind: 'project_to_try',
    title,
    detail: stagingUrl ? 'Ready to try. Tell us what you find' : 'In testing. Tell us what it must include',
    since: updatedAt,
    dueAt: null,
    path: `/client/projects/${id}`,
  }));
}
