import type { Viewer } from '#access/viewer';
import type { Activity } from '#activity/activity.entity';
import type { Where } from '#db/where';
import { visibleTo as projectVisibleTo } from '#projects/project.access';

/** Whoever sees a project sees what happened to it. */
export const visibleTo = (viewer: Viewer | null): Where<Activity> => ({ project: projectVisibleTo(viewer) });
