import type { BoardCountsQueryVariables } from '#gql/graphql.ts';

/** The URL value for tasks without an assignee. */
export const unassigned = 'none';

export interface BoardFilter {
  /** A project id, or empty. */
  project: string;
  /** A contractor id, `unassigned`, or empty. */
  assignee: string;
  search: string;
}

export const isFiltered = ({ assignee, search }: BoardFilter): boolean => assignee !== '' || search !== '';

export const filterAt = (params: URLSearchParams): BoardFilter => ({
  project: params.get('project') ?? '',
  assignee: params.get('assignee') ?? '',
  search: (params.get('q') ?? '').trim(),
});

export const getVariables = ({ project, assignee, search }: BoardFilter): BoardCountsQueryVariables => ({
  projectId: project || null,
  assigneeId: assignee === unassigned ? null : assignee || null,
  unassigned: assignee === unassigned || null,
  search: search || null,
});
