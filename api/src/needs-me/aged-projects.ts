import { closedProjectStatuses } from 'rules/projects';
import type { Context } from '#context';
import { mostOfAKind, type Need } from '#needs-me/need';
import { visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';

const fourWeeks = 4 * 7 * 24 * 60 * 60 * 1000;

/** The projects at risk: aged, as the dashboard of the administrators counts them (specification part 2 §9). */
export async function agedProjects({ em, viewer }: Context): Promise<Need[]> {
  const aged = {
    createdAt: { $lt: new Date(Date.now() - fourWeeks) },
    status: { $nin: [...closedProjectStatuses] },
  };
  const found = await em.find(
    Project,
    { $and: [visibleTo(viewer), aged] },
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
