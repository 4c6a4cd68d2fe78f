import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { ShownInPart } from '#db/shown-in-part';
import { matches, matchNothing, type Where } from '#db/where';
import type { Project } from '#projects/project.entity';

/** Administrators see every project, a client their own, a contractor those they work on. */
export function visibleTo(viewer: Viewer | null): Where<Project> {
  if (isInAudience('admin', viewer)) return {};
  if (viewer && isInAudience('client', viewer)) return { client: viewer.id };
  if (viewer && isInAudience('contractor', viewer))
    return { $or: [{ developer: viewer.id }, { tester: viewer.id }, { projectManager: viewer.id }] };
  return matchNothing;
}

/** For a relation that people also see who don't see its project, such as of a ticket to the support team: they get its name. */
export const NameOfProject = ShownInPart<Project>({
  wholeTo: visibleTo,
  shown: ['id', 'title'],
  message: "You can only see this project's name",
});

/** A contractor who entered an email must not learn from it whether there is an account, until that client acts. */
export const clientVisibleTo = (viewer: Viewer | null): Where<Project> =>
  isInAudience('contractor', viewer) ? { clientEmail: null } : {};

/** A contractor can't tell from a client's email whether that client has an account. */
export const clientEmailVisibleTo = (viewer: Viewer | null): Where<Project> =>
  isInAudience('contractor', viewer) ? {} : { client: null };

export const canSeeClientAccount = (viewer: Viewer | null, project: Pick<Project, 'clientEmail'>): boolean =>
  matches(clientVisibleTo(viewer), project);

/** A project can be changed by administrators, its developer and its project manager. */
export function updatableBy(viewer: Viewer | null): Where<Project> {
  if (isInAudience('admin', viewer)) return {};
  if (viewer && isInAudience('contractor', viewer))
    return { $or: [{ developer: viewer.id }, { projectManager: viewer.id }] };
  return matchNothing;
}

/** Administrators can assign the team of any project, a project manager of those they lead. */
export function teamAssignableBy(viewer: Viewer | null): Where<Project> {
  if (isInAudience('admin', viewer)) return {};
  return viewer && isInAudience('pm', viewer) ? { projectManager: viewer.id } : matchNothing;
}

/** A client may rate their own project once, after it is completed. */
export function ratableBy(viewer: Viewer | null): Where<Project> {
  if (!viewer || !isInAudience('client', viewer)) return matchNothing;
  return { client: viewer.id, status: 'completed', rating: null };
}
