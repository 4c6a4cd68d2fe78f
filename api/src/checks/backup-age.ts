import { findLastBackup } from '#backup/backup-records';
import { type Check, okFinding, warningFinding } from '#checks/check';

const maxAgeHours = 48;

/** The embedded database has no other backups than ours; a managed one may have its provider's. */
export const backupAge: Check = {
  name: 'backup',
  needs: 'tables',
  async run({ settings: { database }, pool }) {
    const last = await findLastBackup(pool);
    const hours = last && Math.floor(last.ageMs / 3_600_000);
    const message = last ? `The last backup is ${hours} hours old` : 'There is no backup yet';
    if (hours !== null && hours < maxAgeHours) return okFinding(message);
    if (database.kind === 'external')
      return okFinding(`${message}; the server of DATABASE_URL may have its own backups`);
    if (!(await hasRealData(pool))) return okFinding(`${message}, but there is only demo data`);
    return warningFinding(`${message}. Run \`npm run backup -- FILE\` every day and keep the file on another machine.`);
  },
};

async function hasRealData(pool: Parameters<typeof findLastBackup>[0]): Promise<boolean> {
  const { rows } = await pool.query<{ real: boolean }>(
    `select exists (select from users where email not like '%@demo.test') as real`,
  );
  return rows[0]?.real ?? false;
}
