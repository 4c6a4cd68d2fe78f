import type { Context } from '#context';
import { mostOfAKind, type Need } from '#action-items/need';
import { agedNow } from '#projects/find-projects';
import { visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';

/** The projects at risk: aged, as the dashboard of the administrators counts them (specification part 2 §9). */
export async function agedProjects({ em, viewer }: Context): Promise<Need[]> {
  const found = await em.find(
    Project,
    { $and: [visibleTo(viewer), agedNow()] },
    { fields: ['title', 'progress', 'createdAt'], orderBy: { id: 'asc' }, limit: mostOfAKind },
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
