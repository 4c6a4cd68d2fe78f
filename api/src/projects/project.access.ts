import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matches, nothing, type Where } from '#db/where';
import type { Project } from '#projects/project.entity';

/** Administrators see every project, a client their own, a contractor those they work on. */
export function visibleTo(viewer: Viewer | null): Where<Project> {
  if (isInAudience('admin', viewer)) return {};
  if (viewer && isInAudience('client', viewer)) return { client: viewer.id };
  if (viewer && isInAudience('contractor', viewer))
    return { $or: [{ developer: viewer.id }, { tester: viewer.id }, { projectManager: viewer.id }] };
  return nothing;
}

/** A contractor who entered an e-mail does not learn from it whether someone has an account, until that client acts. */
export const clientVisibleTo = (viewer: Viewer | null): Where<Project> =>
  isInAudience('contractor', viewer) ? { clientEmail: null } : {};

/** A contractor cannot tell from the email of a client whether that client has an account. */
export const clientEmailVisibleTo = (viewer: Viewer | null): Where<Project> =>
  isInAudience('contractor', viewer) ? {} : { client: null };

export const canSeeClientAccount = (viewer: Viewer | null, project: Pick<Project, 'clientEmail'>): boolean =>
  matches(clientVisibleTo(viewer), project);

/** Administrators may change every project, its developer and its project manager that one. */
export function updatableBy(viewer: Viewer | null): Where<Project> {
  if (isInAudience('admin', viewer)) return {};
  if (viewer && isInAudience('contractor', viewer))
    return { $or: [{ developer: viewer.id }, { projectManager: viewer.id }] };
  return nothing;
}

/** Administrators say who works on any project, a project manager on those that they lead. */
export function ledBy(viewer: Viewer | null): Where<Project> {
  if (isInAudience('admin', viewer)) return {};
  return viewer && isInAudience('pm', viewer) ? { projectManager: viewer.id } : nothing;
}

/** A client may rate a project of theirs once it is completed, and once only. */
export function ratableBy(viewer: Viewer | null): Where<Project> {
  if (!viewer || !isInAudience('client', viewer)) return nothing;
  return { client: viewer.id, status: 'completed', rating: null };
}
