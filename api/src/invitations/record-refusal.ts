import type { Context } from '#context';
import { toAppError } from '#errors';
import type { SecurityEventInput } from '#security-log/security-event';

/** Looks up an invitation; an unknown or expired one is recorded as a failed registration in the security log. */
export async function recordRefusal<T>(
  { securityLog }: Context,
  event: Pick<SecurityEventInput, 'account' | 'details'>,
  find: () => Promise<T>,
): Promise<T> {
  try {
    return await find();
  } catch (error) {
    if (toAppError(error).code === 'INVITATION_INVALID') securityLog.record({ kind: 'registration_failed', ...event });
    throw error;
  }
}
