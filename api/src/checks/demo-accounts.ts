import { type Check, okFinding, warningFinding } from '#checks/check';

/** Their password is public. */
export const demoAccounts: Check = {
  name: 'demo accounts',
  needs: 'tables',
  async run({ settings: { production, demo }, pool }) {
    if (!production) return okFinding('Not in production');
    const { rowCount } = await pool.query(
      "select from users where email like '%@demo.test' and deactivated_at is null limit 1",
    );
    if (rowCount === 0) return okFinding('There are none');
    return warningFinding(
      `Accounts with the published demo password exist in production. ${demo ? 'Set DEMO=off, and deactivate' : 'Deactivate'} the accounts that end in @demo.test.`,
    );
  },
};
