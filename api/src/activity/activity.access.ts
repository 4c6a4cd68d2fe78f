import { belongsTo } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import type { Activity } from '#activity/activity.entity';
import { visibleTo as requestVisibleTo } from '#client-store/client-store.access';
import type { Where } from '#db/where';
import { visibleTo as projectVisibleTo } from '#projects/project.access';

/** Whoever sees a project sees what happened to it; the team sees what happened in the Client Store. */
export function visibleTo(viewer: Viewer | null): Where<Activity> {
  const ofProjects: Where<Activity> = { project: projectVisibleTo(viewer) };
  return belongsTo('contractor', viewer) || belongsTo('admin', viewer)
    ? { $or: [ofProjects, { clientStoreRequest: requestVisibleTo(viewer) }] }
    : ofProjects;
}
