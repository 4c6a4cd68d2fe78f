import type { RequestPasswordResetInput } from 'rules/passwords';
import type { Context } from '#context';
import { isWithinLimit } from '#limits/is-within-limit';
import { withTraceparent } from '#telemetry/traceparent';

/** Queues a password reset. Only the job checks whether the account exists, so that the response takes the same time for every email. */
export async function requestPasswordReset(
  { em, limits, address, session, securityLog }: Context,
  { email }: RequestPasswordResetInput,
): Promise<void> {
  const subject = { email, address, device: session.findKnownDevice(email) };
  await limits.count('requestPasswordReset', subject);
  securityLog.record({ kind: 'password_reset_requested', account: { email } });
  // Nothing is refused here, or anyone could lock the owner of an account out of resetting.
  if (!(await isWithinLimit(limits, 'passwordResetMail', subject))) return;
  await em.execute('select id from graphile_worker.add_job(?, payload := ?::json, max_attempts := ?)', [
    'sendPasswordReset',
    JSON.stringify(withTraceparent({ email })),
    5,
  ]);
}
