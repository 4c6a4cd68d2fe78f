import type { LimitHit } from '#limits/limits';
import type { RecordsSecurityEvents } from '#security-log/security-event';

/** Tells the security log who went over which limit. */
export const reportHit =
  (securityLog: RecordsSecurityEvents) =>
  ({ name, limit, subject: { person, email } }: LimitHit): void => {
    const kind =
      limit.over === 'delay' ? 'sign_in_delayed' : typeof limit.over === 'object' ? 'quota_reached' : 'limit_reached';
    const account = person || email ? { id: person, email } : undefined;
    const details = `${name}: ${limit.points} in ${limit.minutes} minutes by ${limit.by}`;
    securityLog.record({ kind, details, ...(account && { account }) });
  };
