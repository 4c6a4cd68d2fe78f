import { type Check, ok, warning } from '#checks/check';

/** PostgreSQL refuses connections beyond max_connections: the next server to start, or an operator's psql. */
export const connections: Check = {
  name: 'connections',
  needs: 'database',
  async run({ settings: { databaseConnections }, pool }) {
    const { rows } = await pool.query<{ used: number; most: number }>(
      `select (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as used,
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
    );
    const { used = 0, most = 0 } = rows[0] ?? {};
    const message = `${used} of ${most} connections to PostgreSQL are in use; each server opens up to ${databaseConnections}`;
    return used > most * 0.8 || databaseConnections > most
      ? warning(`${message}. Raise max_connections, or lower DATABASE_CONNECTIONS.`)
      : ok(message);
  },
};
