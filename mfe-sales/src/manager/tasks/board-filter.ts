import type { BoardCountsQueryVariables } from '#gql/graphql.ts';

/** The URL value for tasks without an assignee. */
export const unassignedValue = 'none';

/** The URL value of `due` for overdue tasks. */
export const overdueValue = 'overdue';

export interface BoardFilter {
  /** A project id, or empty. */
  project: string;
  /** A contractor id, `unassigned`, or empty. */
  assignee: string;
  /** Only overdue tasks. */
  overdue: boolean;
  search: string;
}

export const isFiltered = ({ assignee, overdue, search }: BoardFilter): boolean =>
  assignee !== '' || overdue || search !== '';

export const parseFilter = (params: URLSearchParams): BoardFilter => ({
  project: params.get('project') ?? '',
  assignee: params.get('assignee') ?? '',
  overdue: params.get('due') === overdueValue,
  search: (params.get('q') ?? '').trim(),
});

export const toQueryVariables = ({ project, assignee, overdue, search }: BoardFilter): BoardCountsQueryVariables => ({
  projectId: project || null,
  assigneeId: assignee === unassignedValue ? null : assignee || null,
  unassigned: assignee === unassignedValue || null,
  overdue: overdue || null,
  search: search || null,
});
