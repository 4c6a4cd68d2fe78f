import { agedAfterDays, closedProjectStatuses, type ProjectStatus } from 'rules/projects';
import { belongsTo } from 'rules/audiences';
import { clock } from '#clock';
import type { Viewer } from '#access/viewer';
import { containing, type Where } from '#db/where';
import type { Project } from '#projects/project.entity';

export interface ProjectFilter {
  status?: ProjectStatus | null;
  aged?: boolean | null;
  finished?: boolean | null;
  search?: string | null;
}

/** Which projects are looked for, besides that one must be allowed to see them. */
export function foundBy({ status, aged, finished, search }: ProjectFilter, viewer: Viewer | null): Where<Project> {
  const found: Where<Project>[] = [];
  if (status) found.push({ status });
  if (aged) found.push(agedNow());
  if (finished != null) found.push({ status: { [finished ? '$in' : '$nin']: [...closedProjectStatuses] } });
  for (const word of search?.split(/\s+/).filter(Boolean) ?? []) found.push(names(word, viewer));
  return { $and: found };
}

/** Over four weeks old and neither completed nor cancelled. */
export const agedNow = (): Where<Project> => ({
  createdAt: { $lt: new Date(clock.now() - agedAfterDays * 24 * 60 * 60 * 1000) },
  status: { $nin: [...closedProjectStatuses] },
});

const names = (word: string, viewer: Viewer | null): Where<Project> => ({
  $or: [
    { title: containing(word) },
    { clientEmail: containing(word) },
    { $and: [namesClient(word), ...(belongsTo('contractor', viewer) ? [{ clientEmail: null }] : [])] },
  ],
});

const namesClient = (word: string): Where<Project> => ({
  client: { $or: [{ firstName: containing(word) }, { lastName: containing(word) }, { email: containing(word) }] },
});
