import { agedAfterDays, closedProjectStatuses } from 'rules/projects';
import { isInAudience } from 'rules/audiences';
import { clock } from '#clock';
import type { Viewer } from '#access/viewer';
import { toContainsFilter, type Where } from '#db/where';
import type { Project } from '#projects/project.entity';
import type { ProjectFilter } from '#projects/project-filter';

/** Filters for projects, in addition to visibility. */
export function toProjectWhere(
  { status, aged, finished, search, memberId }: ProjectFilter,
  viewer: Viewer | null,
): Where<Project> {
  const conditions: Where<Project>[] = [];
  if (status) conditions.push({ status });
  if (aged) conditions.push(toAgedWhere());
  if (finished != null) conditions.push({ status: { [finished ? '$in' : '$nin']: [...closedProjectStatuses] } });
  if (memberId) conditions.push({ $or: [{ developer: memberId }, { tester: memberId }, { projectManager: memberId }] });
  for (const word of search?.split(/\s+/).filter(Boolean) ?? []) conditions.push(toNameWhere(word, viewer));
  return { $and: conditions };
}

/** Over four weeks old and neither completed nor canceled. */
export const toAgedWhere = (): Where<Project> => ({
  createdAt: { $lt: new Date(clock.now() - agedAfterDays * 24 * 60 * 60 * 1000) },
  status: { $nin: [...closedProjectStatuses] },
});

const toNameWhere = (word: string, viewer: Viewer | null): Where<Project> => ({
  $or: [
    { title: toContainsFilter(word) },
    { clientEmail: toContainsFilter(word) },
    { $and: [toClientNameWhere(word), ...(isInAudience('contractor', viewer) ? [{ clientEmail: null }] : [])] },
  ],
});

const toClientNameWhere = (word: string): Where<Project> => ({
  client: {
    $or: [
      { firstName: toContainsFilter(word) },
      { lastName: toContainsFilter(word) },
      { email: toContainsFilter(word) },
    ],
  },
});
