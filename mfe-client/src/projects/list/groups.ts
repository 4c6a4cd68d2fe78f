import { closedProjectStatuses } from 'rules/project-statuses';
import type { ListedProject_ProjectFragment as ListedProject } from '#gql/graphql.ts';

/** What the list can be narrowed to; the key stands in the address. */
export const views = [
  { key: null, label: 'All', empty: 'No projects yet' },
  { key: 'active', label: 'Active', empty: 'No active projects yet' },
  { key: 'finished', label: 'Finished', empty: 'No finished projects yet' },
] as const;

export type View = (typeof views)[number];

/** The view that an address names; without one, or with one that is none, all. */
export const viewAt = (search: URLSearchParams): View =>
  views.find(({ key }) => key === search.get('show')) ?? views[0];

/** What one can do about a project now: rate it, or try it. */
export type Waits = 'rate' | 'try' | null;

export function waitsFor({ viewerCanRate, status, stagingUrl }: ListedProject): Waits {
  if (viewerCanRate) return 'rate';
  return status === 'testing' && stagingUrl ? 'try' : null;
}

/** What waits for the client stands first, the rest in its order. */
export function groupsOf(projects: readonly ListedProject[], { key }: View) {
  const shown = projects.filter(
    ({ status }) => key === null || closedProjectStatuses.includes(status) === (key === 'finished'),
  );
  return {
    waiting: shown.filter((project) => waitsFor(project) !== null),
    others: shown.filter((project) => waitsFor(project) === null),
  };
}
