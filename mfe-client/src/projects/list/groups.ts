import { closedProjectStatuses } from 'rules/project-statuses';
import type { ListedProject_ProjectFragment as ListedProject } from '#gql/graphql.ts';

/** The filters of the list, by their value in the URL. */
export const views = [
  { key: null, finished: null, label: 'All', empty: 'No projects yet' },
  { key: 'active', finished: false, label: 'Active', empty: 'No active projects yet' },
  { key: 'finished', finished: true, label: 'Finished', empty: 'No finished projects yet' },
] as const;

export type View = (typeof views)[number];

/** Returns the filter that the URL names; all by default. */
export const parseView = (search: URLSearchParams): View =>
  views.find(({ key }) => key === search.get('show')) ?? views[0];

/** The client's next action on a project: rate it, or try it. */
export type PendingAction = 'rate' | 'try' | null;

export function getPendingAction({ viewerCanRate, status, stagingUrl }: ListedProject): PendingAction {
  if (viewerCanRate) return 'rate';
  return status === 'testing' && stagingUrl ? 'try' : null;
}

const isFinished = ({ status }: ListedProject) => closedProjectStatuses.includes(status);

/** The group of a project; a change of group changes its position. */
export const getGroupKey = (project: ListedProject) => `${isFinished(project)} ${getPendingAction(project) !== null}`;

/** In the server's order. Projects that have changed since move to their group. */
export function groupProjects(projects: readonly ListedProject[], { finished }: View) {
  const shown = projects.filter((project) => finished === null || isFinished(project) === finished);
  return {
    waiting: shown.filter((project) => getPendingAction(project) !== null),
    others: shown.filter((project) => getPendingAction(project) === null),
  };
}
