import type { Audience } from './audiences.ts';

/* The shell's route table: built-in rows, and rows that teams register with a release. */

/** A row of the route table: a path, the remote shown there, and who may open it. */
export interface PortalRow {
  path: string;
  below?: true | undefined;
  /** Federation name, such as mfe_client. */
  remote: string;
  title: string;
  audiences: readonly Audience[];
  waiting?: string | undefined;
  hasLinks?: true | undefined;
}

/** A row as a remote declares it, without the remote's name. */
export type DeclaredPortalRow = Omit<PortalRow, 'remote'>;

interface RowPath {
  path: string;
  below?: true | undefined;
}

/** The row that matches an address. */
export function findPortalRow<Row extends RowPath>(rows: readonly Row[], pathname: string): Row | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return rows.find((row) => path === row.path || (row.below && path.startsWith(`${row.path}/`)));
}

/** Whether a path conflicts with another row: it is that row's path, is below it, or would cover it. */
export const hasPathConflict = (row: RowPath, other: RowPath): boolean =>
  row.path === other.path ||
  (other.path !== '/' && row.path.startsWith(`${other.path}/`)) ||
  (row.below === true && other.path.startsWith(`${row.path}/`));

/** Whether approval of one row covers the other. */
export const isSameRow = (one: DeclaredPortalRow, other: DeclaredPortalRow): boolean =>
  serializeRow(one) === serializeRow(other);

const serializeRow = ({ path: at, below, title, audiences, waiting, hasLinks }: DeclaredPortalRow) =>
  JSON.stringify([at, below ?? false, title, audiences.toSorted(), waiting ?? null, hasLinks ?? false]);

/** The status of a registered row. */
export const portalPathStatuses = ['requested', 'approved', 'declined', 'retired', 'replaced', 'withdrawn'] as const;
export type PortalPathStatus = (typeof portalPathStatuses)[number];
