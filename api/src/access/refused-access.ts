import type { Viewer } from '#access/viewer';
import { type AppError, forbidden, unauthenticated } from '#errors';
import type { RecordsSecurityEvents } from '#security-log/security-event';

interface Caller {
  viewer: Viewer | null;
  securityLog: RecordsSecurityEvents;
}

/** Why somebody does not get what is not for them. Of who is signed in it is recorded: their own pages do not ask for it. */
export function refusedAccess({ viewer, securityLog }: Caller, what: string): AppError {
  if (!viewer) return unauthenticated();
  securityLog.record({ kind: 'access_refused', details: what });
  return forbidden();
}
