import { agedAfterDays, closedProjectStatuses, projectStatuses } from 'rules/project-statuses';
import type { ProjectStatus } from '#gql/graphql.ts';

/** The project filter. */
export interface Filter {
  status: ProjectStatus | null;
  aged: boolean;
  search: string;
  oldestFirst: boolean;
}

export const maxSearchLength = 100;

/** Parses `?status=testing&aged=1&search=harbour&sort=oldest` and ignores invalid values. */
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
  direction: oldestFirst ? ('asc' as const) : ('desc' as const),
});

export const isFiltered = ({ status, aged, search }: Filter): boolean => status !== null || aged || search !== '';

interface AgingProject {
  status: ProjectStatus;
  createdAt: string;
}

const dayMs = 24 * 60 * 60 * 1000;

export const isAged = ({ status, createdAt }: AgingProject): boolean =>
  !closedProjectStatuses.includes(status) && Date.now() - Date.parse(createdAt) > agedAfterDays * dayMs;

/** Whether a project still matches the filter after a change. */
export const matchesFilter = ({ status, aged }: Filter, project: AgingProject): boolean =>
  (status === null || project.status === status) && (!aged || isAged(project));
