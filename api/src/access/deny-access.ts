import type { Viewer } from '#access/viewer';
import { type AppError, forbidden, unauthenticated } from '#errors';
import type { SecurityEventRecorder } from '#security-log/security-event';

interface Caller {
  viewer: Viewer | null;
  securityLog: SecurityEventRecorder;
}

/** The error for a denied call. Records a security event for signed-in callers: our own pages never make such calls. */
export function denyAccess({ viewer, securityLog }: Caller, operationName: string): AppError {
  if (!viewer) return unauthenticated();
  securityLog.record({ kind: 'access_refused', details: operationName });
  return forbidden();
}
