import type { BoardCountsQueryVariables } from '#gql/graphql.ts';

/** The URL value for tasks without an assignee. */
export const unassignedValue = 'none';

export interface BoardFilter {
  /** A project id, or empty. */
  project: string;
  /** A contractor id, `unassigned`, or empty. */
  assignee: string;
  search: string;
}

export const isFiltered = ({ assignee, search }: BoardFilter): boolean => assignee !== '' || search !== '';

export const parseFilter = (params: URLSearchParams): BoardFilter => ({
  project: params.get('project') ?? '',
  assignee: params.get('assignee') ?? '',
  search: (params.get('q') ?? '').trim(),
});

export const toQueryVariables = ({ project, assignee, search }: BoardFilter): BoardCountsQueryVariables => ({
  projectId: project || null,
  assigneeId: assignee === unassignedValue ? null : assignee || null,
  unassigned: assignee === unassignedValue || null,
  search: search || null,
});
