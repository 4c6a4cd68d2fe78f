import { closedProjectStatuses } from 'rules/project-statuses';
import type { ListedProject_ProjectFragment as ListedProject } from '#gql/graphql.ts';

/** What the list can be narrowed to; the key stands in the address. */
export const views = [
  { key: null, finished: null, label: 'All', empty: 'No projects yet' },
  { key: 'active', finished: false, label: 'Active', empty: 'No active projects yet' },
  { key: 'finished', finished: true, label: 'Finished', empty: 'No finished projects yet' },
] as const;

export type View = (typeof views)[number];

/** The view that an address names; without one, or with one that is none, all. */
export const parseView = (search: URLSearchParams): View =>
  views.find(({ key }) => key === search.get('show')) ?? views[0];

/** What one can do about a project now: rate it, or try it. */
export type PendingAction = 'rate' | 'try' | null;

export function getPendingAction({ viewerCanRate, status, stagingUrl }: ListedProject): PendingAction {
  if (viewerCanRate) return 'rate';
  return status === 'testing' && stagingUrl ? 'try' : null;
}

const isFinished = ({ status }: ListedProject) => closedProjectStatuses.includes(status);

/** Where in the lists a project stands: another group is another place. */
export const getGroupKey = (project: ListedProject) => `${isFinished(project)} ${getPendingAction(project) !== null}`;

/** In the order of the server. What has changed since goes over on its own. */
export function groupProjects(projects: readonly ListedProject[], { finished }: View) {
  const shown = projects.filter((project) => finished === null || isFinished(project) === finished);
  return {
    waiting: shown.filter((project) => getPendingAction(project) !== null),
    others: shown.filter((project) => getPendingAction(project) === null),
  };
}
