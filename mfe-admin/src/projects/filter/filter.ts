import { agedAfterDays, closedProjectStatuses, projectStatuses } from 'rules/project-statuses';
import type { ProjectStatus } from '#gql/graphql.ts';

/** Which projects one looks for. */
export interface Filter {
  status: ProjectStatus | null;
  aged: boolean;
  search: string;
  oldestFirst: boolean;
}

export const maxSearchLength = 100;

/** As in `?status=testing&aged=1&search=harbour&sort=oldest`. What is none of it is left out. */
export const parseFilter = (params: URLSearchParams): Filter => ({
  status: projectStatuses.find((status) => status === params.get('status')) ?? null,
  aged: params.get('aged') === '1',
  search: (params.get('search') ?? '').trim().slice(0, maxSearchLength),
  oldestFirst: params.get('sort') === 'oldest',
});

export const toQueryVariables = ({ status, aged, search, oldestFirst }: Filter) => ({
  status,
  aged: aged || null,
  search: search || null,
  oldestFirst: oldestFirst || null,
});

export const isFiltered = ({ status, aged, search }: Filter): boolean => status !== null || aged || search !== '';

interface AgingProject {
  status: ProjectStatus;
  createdAt: string;
}

const dayMs = 24 * 60 * 60 * 1000;

export const isAged = ({ status, createdAt }: AgingProject): boolean =>
  !closedProjectStatuses.includes(status) && Date.now() - Date.parse(createdAt) > agedAfterDays * dayMs;

/** Whether a project that was found still belongs in the list, after it has changed. */
export const matchesFilter = ({ status, aged }: Filter, project: AgingProject): boolean =>
  (status === null || project.status === status) && (!aged || isAged(project));
