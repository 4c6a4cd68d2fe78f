import { agedAfterDays, closedProjectStatuses, projectStatuses } from 'rules/project-statuses';
import type { ProjectStatus } from '#gql/graphql.ts';

/** Which projects one looks for. */
export interface Filter {
  status: ProjectStatus | null;
  aged: boolean;
  search: string;
  oldestFirst: boolean;
}

export const longestSearch = 100;

/** As in `?status=testing&aged=1&search=harbour&sort=oldest`. What is none of it is left out. */
export const filterAt = (params: URLSearchParams): Filter => ({
  status: projectStatuses.find((status) => status === params.get('status')) ?? null,
  aged: params.get('aged') === '1',
  search: (params.get('search') ?? '').trim().slice(0, longestSearch),
  oldestFirst: params.get('sort') === 'oldest',
});

export const getVariables = ({ status, aged, search, oldestFirst }: Filter) => ({
  status,
  aged: aged || null,
  search: search || null,
  oldestFirst: oldestFirst || null,
});

export const isFiltered = ({ status, aged, search }: Filter): boolean => status !== null || aged || search !== '';

interface Aging {
  status: ProjectStatus;
  createdAt: string;
}

const day = 24 * 60 * 60 * 1000;

export const isAged = ({ status, createdAt }: Aging): boolean =>
  !closedProjectStatuses.includes(status) && Date.now() - Date.parse(createdAt) > agedAfterDays * day;

/** Whether a project that was found still belongs in the list, after it has changed. */
export const staysIn = ({ status, aged }: Filter, project: Aging): boolean =>
  (status === null || project.status === status) && (!aged || isAged(project));
