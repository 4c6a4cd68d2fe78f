import type { Pool } from 'pg';
import type { PortalRow } from 'rules/portal-rows';
import { federationName } from '#remotes/remotes';

/**
 * Whether a remote may be reached: the product delivers its rows, or an administrator has approved one of those that it registered. Until
 * then, and after the last one was retired, its pointer names nothing that anyone is given. A part of a WHERE clause.
 */
export const isReachableSql = (remote: string): string => `(
  exists (select 1 from portal_paths where portal_paths.remote = ${remote} and status = 'approved')
  or not exists (select 1 from portal_paths where portal_paths.remote = ${remote} and status <> 'replaced'))`;

export interface RegisteredPortals {
  /** Those that an administrator has approved, by path. */
  rows: readonly PortalRow[];
  /** Remotes, as in mfe-hiring, none of whose rows is approved. */
  unreachable: ReadonlySet<string>;
}

const sql = `
  select remote, path, nullif(below, false) as below, title, audiences, waiting, nullif(has_links, false) as "hasLinks"
    from portal_paths where status = 'approved' order by path`;

/** Reads which rows teams have registered. */
export async function readRegisteredPortals(pool: Pool): Promise<RegisteredPortals> {
  const [approved, waiting] = await Promise.all([
    pool.query<PortalRow>(sql),
    pool.query<{ remote: string }>(
      `select distinct remote from portal_paths asked where not ${isReachableSql('asked.remote')}`,
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
