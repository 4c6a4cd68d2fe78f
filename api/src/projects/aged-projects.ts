import type { Context } from '#context';
import { maxPerKind, type Need } from '#action-items/need';
import { toAgedWhere } from '#projects/project-where';
import { visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';

/** The projects at risk, by the same definition of aged as the administrators' dashboard (specification part 2 §9). */
export async function findAgedProjects({ em, viewer }: Context): Promise<Need[]> {
  const found = await em.find(
    Project,
    { $and: [visibleTo(viewer), toAgedWhere()] },
    { fields: ['title', 'progress', 'createdAt'], orderBy: { id: 'asc' }, limit: maxPerKind },
  );
  return found.map(({ id, title, progress, createdAt }) => ({
    id,
    kind: 'aged_project',
    title,
    detail: `Over four weeks old, ${progress}% complete`,
    since: createdAt,
    dueAt: null,
    path: '/project-manager-portal',
  }));
}
