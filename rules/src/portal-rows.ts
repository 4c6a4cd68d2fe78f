import type { Audience } from './audiences.ts';

/* The route table of the shell: rows that are delivered with the product, and rows that teams register with a release. */

/** A row of the route table: a path, the remote that is shown there, and who may open it. */
export interface PortalRow {
  path: string;
  below?: true | undefined;
  /** Federation name, as in mfe_client. */
  remote: string;
  title: string;
  audiences: readonly Audience[];
  waiting?: string | undefined;
  hasLinks?: true | undefined;
}

/** The row as a remote declares it: the name of the remote is known. */
export type DeclaredPortalRow = Omit<PortalRow, 'remote'>;

interface RowPath {
  path: string;
  below?: true | undefined;
}

/** The row that decides about an address. */
export function findPortalRow<Row extends RowPath>(rows: readonly Row[], pathname: string): Row | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return rows.find((row) => path === row.path || (row.below && path.startsWith(`${row.path}/`)));
}

/** Whether a path belongs to another row: it is that row's path, is below it, or would cover it. */
export const hasPathConflict = (row: RowPath, other: RowPath): boolean =>
  row.path === other.path ||
  (other.path !== '/' && row.path.startsWith(`${other.path}/`)) ||
  (row.below === true && other.path.startsWith(`${row.path}/`));

/** Whether consent to one is consent to the other. */
export const isSameRow = (one: DeclaredPortalRow, other: DeclaredPortalRow): boolean =>
  serializeRow(one) === serializeRow(other);

const serializeRow = ({ path: at, below, title, audiences, waiting, hasLinks }: DeclaredPortalRow) =>
  JSON.stringify([at, below ?? false, title, audiences.toSorted(), waiting ?? null, hasLinks ?? false]);

/** What becomes of a registered row. */
export const portalPathStatuses = ['requested', 'approved', 'declined', 'retired', 'replaced', 'withdrawn'] as const;
export type PortalPathStatus = (typeof portalPathStatuses)[number];
