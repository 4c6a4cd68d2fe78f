import type { Pool } from 'pg';
import type { PortalRow } from 'rules/portal-rows';
import { federationName } from '#remotes/remotes';

/**
 * A WHERE condition for reachable remotes: the product delivers their rows, or an administrator approved one of those they registered.
 * Before the first approval, and after the last path was retired, a remote is not served to anyone.
 */
export const isReachableSql = (remote: string): string => `(
  exists (select 1 from portal_paths where portal_paths.remote = ${remote} and status = 'approved')
  or not exists (select 1 from portal_paths where portal_paths.remote = ${remote} and status <> 'replaced'))`;

export interface RegisteredPortals {
  /** The approved ones, by path. */
  rows: readonly PortalRow[];
  /** Remotes such as mfe-hiring without an approved row. */
  unreachable: ReadonlySet<string>;
}

const sql = `
  select remote, path, nullif(below, false) as below, title, audiences, waiting, nullif(has_links, false) as "hasLinks"
    from portal_paths where status = 'approved' order by path`;

/** Reads the rows that teams have registered. */
export async function readRegisteredPortals(pool: Pool): Promise<RegisteredPortals> {
  const [approved, waiting] = await Promise.all([
    pool.query<PortalRow>(sql),
    pool.query<{ remote: string }>(
      `select distinct remote from portal_paths registered where not ${isReachableSql('registered.remote')}`,
    ),
  ]);
  return {
    rows: approved.rows.map(({ remote, below, waiting: text, hasLinks, ...row }) => ({
      ...row,
      remote: federationName(remote),
      ...(below && { below }),
      ...(text && { waiting: text }),
      ...(hasLinks && { hasLinks }),
    })),
    unreachable: new Set(waiting.rows.map(({ remote }) => remote)),
  };
}
