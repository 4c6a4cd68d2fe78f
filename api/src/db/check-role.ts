import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** Warns if the role would let an injected statement read files or other databases: the server needs no such rights. */
export async function warnAboutPowerfulRole(pool: Pool, log: Logger): Promise<void> {
  const { rows } = await pool.query<{ role: string; power: string }>(`
    select rolname as role, concat_ws(', ', case when rolsuper then 'SUPERUSER' end, case when rolbypassrls then 'BYPASSRLS' end,
      case when rolcreaterole then 'CREATEROLE' end, case when rolreplication then 'REPLICATION' end) as power
    from pg_roles where rolname = current_user`);
  const [found] = rows;
  if (found?.power)
    log.warn(
      `The database role ${found.role} has ${found.power}, which the server does not need. Use an ordinary role that owns its schema, or DATABASE_OWNER_URL for the owner: docs/database-roles.md`,
    );
}
