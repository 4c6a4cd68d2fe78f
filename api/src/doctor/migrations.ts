import { type Check, okFinding, warningFinding } from '#checks/check';
import { knownMigrations } from '#db/known-migrations';

/** Whether the schema matches this version. */
export const migrations: Check = {
  name: 'migrations',
  needs: 'database',
  async run({ pool }) {
    const { rows: found } = await pool.query<{ exists: boolean }>(
      `select to_regclass('mikro_orm_migrations') is not null as exists`,
    );
    if (!found[0]?.exists)
      return warningFinding('The database has no tables yet. Start the server, or run `npm run migrate`.');
    const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    const known = knownMigrations();
    const pending = known.filter((name) => !applied.has(name));
    if (pending.length > 0)
      return warningFinding(`Pending migrations: ${pending.length}. Run \`npm run migrate\`, or start a server.`);
    const newer = [...applied].filter((name) => !known.includes(name));
    return newer.length > 0
      ? warningFinding(`A newer version has migrated the database (${newer.at(-1)}). Upgrade this server.`)
      : okFinding(`All ${known.length} are applied`);
  },
};
