import { type Check, faultFinding, okFinding } from '#checks/check';

/** Accounts are created by invitation, so without an administrator no one can ever sign in. */
export const firstAccount: Check = {
  name: 'first account',
  needs: 'tables',
  async run({ settings: { founder }, pool }) {
    const { rowCount } = await pool.query("select from users where role = 'admin' and deactivated_at is null limit 1");
    if (rowCount === 0 && founder) return okFinding("The founder's account is created at start");
    return rowCount === 0
      ? faultFinding(
          'No one can sign in: no account is an administrator. Set FOUNDER_EMAIL and FOUNDER_PASSWORD and restart.',
        )
      : okFinding('An administrator can sign in');
  },
};
