import type { Viewer } from '#access/viewer';
import { type AppError, forbidden, unauthenticated } from '#errors';
import type { SecurityEventRecorder } from '#security-log/security-event';

interface Caller {
  viewer: Viewer | null;
  securityLog: SecurityEventRecorder;
}

/** Why someone does not get what is not for them. Of who is signed in it is recorded: their own pages do not ask for it. */
export function denyAccess({ viewer, securityLog }: Caller, operationName: string): AppError {
  if (!viewer) return unauthenticated();
  securityLog.record({ kind: 'access_refused', details: operationName });
  return forbidden();
}
