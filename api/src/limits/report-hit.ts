import { formatDuration } from '#errors';
import { attemptLabels, keyLabels, requestLabels } from '#limits/limit-labels';
import type { LimitHit } from '#limits/limits';
import type { SecurityEventRecorder } from '#security-log/security-event';

const labels = { ...attemptLabels, ...requestLabels };

/** Records in the security log who exceeded which limit, in words. */
export const reportHit =
  (securityLog: SecurityEventRecorder) =>
  ({ name, limit, subject: { person, email, recipient } }: LimitHit): void => {
    const { over, points, minutes, by } = limit;
    const kind = over === 'delay' ? 'sign_in_delayed' : typeof over === 'object' ? 'quota_reached' : 'limit_reached';
    const typed = email ?? recipient;
    const account = person || typed ? { id: person, email: typed } : undefined;
    const details = `${labels[name]}: ${points} in ${formatDuration(minutes * 60)} per ${keyLabels[by]}`;
    securityLog.record({ kind, details, ...(account && { account }) });
  };
