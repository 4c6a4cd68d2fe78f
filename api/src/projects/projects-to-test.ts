import type { Context } from '#context';
import { maxPerKind, type Need } from '#action-items/need';
import { visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';

/** The projects in testing that have the viewer as their tester. */
export async function findProjectsToTest({ em, viewer }: Context): Promise<Need[]> {
  if (!viewer) return [];
  const found = await em.find(
    Project,
    { $and: [visibleTo(viewer), { status: 'testing', tester: viewer.id }] },
    { fields: ['title', 'progress', 'updatedAt'], orderBy: { updatedAt: 'asc', id: 'asc' }, limit: maxPerKind },
  );
  return found.map(({ id, title, progress, updatedAt }) => ({
    id,
    kind: 'project_to_test',
    title,
    detail: `In testing, ${progress}% complete`,
    since: updatedAt,
    dueAt: null,
    path: `/contractor?tab=projects&project=${id}`,
  }));
}
