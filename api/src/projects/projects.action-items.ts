import { formatRoleName } from 'rules/role-names';
import { maxPerKind, type ActionItem } from '#action-items/action-item';
import type { Context } from '#context';
import { toAgedWhere } from '#projects/project-where';
import { ratableBy, visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';

/** The projects in testing that have the viewer as their tester. */
export async function findProjectsToTest({ em, viewer }: Context): Promise<ActionItem[]> {
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

/** The projects at risk, by the same definition of aged as the administrators' dashboard (specification part 2 §9). */
export async function findAgedProjects({ em, viewer }: Context): Promise<ActionItem[]> {
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
    path: `/project-manager-portal/projects/${id}`,
  }));
}

/** The projects that clients started and no one has been assigned to. */
export async function findNewProjects({ em, viewer }: Context): Promise<ActionItem[]> {
  const unassigned = { developer: null, tester: null, projectManager: null };
  const found = await em.find(
    Project,
    { $and: [visibleTo(viewer), { status: 'pending', client: { $ne: null }, ...unassigned }] },
    {
      fields: ['title', 'tier', 'createdAt', 'client.firstName', 'client.lastName'],
      orderBy: { id: 'asc' },
      limit: maxPerKind,
    },
  );
  return found.map(({ id, title, tier, createdAt, client }) => ({
    id,
    kind: 'new_project',
    title,
    detail: `${formatRoleName(tier)} project${client ? ` of ${client.firstName} ${client.lastName}` : ''}, no team yet`,
    since: createdAt,
    dueAt: null,
    path: `/admin/projects?project=${id}`,
  }));
}

/** A client's projects in testing. */
export async function findProjectsToTry({ em, viewer }: Context): Promise<ActionItem[]> {
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

/** A client's completed projects without a rating. */
export async function findProjectsToRate({ em, viewer }: Context): Promise<ActionItem[]> {
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
