import { type Check, faultFinding, okFinding } from '#checks/check';

const minVersion = 15;

export const databaseVersion: Check = {
  name: 'database',
  needs: 'database',
  async run({ settings: { database }, pool }) {
    const since = performance.now();
    const { rows } = await pool.query<{ version: string; number: number }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
    );
    const ms = Math.round(performance.now() - since);
    const { version = '', number = 0 } = rows[0] ?? {};
    const where = database.kind === 'embedded' ? 'embedded' : `at ${new URL(database.url).host}`;
    return number >= minVersion * 10_000
      ? okFinding(`PostgreSQL ${version}, ${where}, responded in ${ms} ms`)
      : faultFinding(`PostgreSQL ${version} is too old. Upgrade it to ${minVersion} or later.`);
  },
};
