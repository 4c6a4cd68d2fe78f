import type { SessionData } from 'express-session';
import { clock } from '#clock';
import { sessionLimits } from '#limits/session-limits';

type Stored = Partial<Pick<SessionData, 'viewer' | 'startedAt' | 'authenticatedAt'>>;

/** When a session ends, however active it is. Null if no one is signed in. */
export function getSessionEnd({ viewer, startedAt, authenticatedAt }: Stored): Date | null {
  if (!viewer) return null;
  // From an earlier release: it has no time of the last authentication.
  if (!startedAt || !authenticatedAt) return new Date(0);
  const { total, totalOfAdministrators } = sessionLimits;
  const { milliseconds } = viewer.role === 'admin' ? totalOfAdministrators : total;
  return new Date(Date.parse(startedAt) + milliseconds);
}

/** For how many milliseconds a visit extends a session. Not positive for an ended session: it is not stored again then. */
export function getSessionTtl(data: SessionData): number {
  // The cookie's expiry is by the clock of the server that set it: only its duration is the same everywhere.
  const idleTtl = data.cookie.originalMaxAge ?? sessionLimits.idle.milliseconds;
  const end = getSessionEnd(data);
  return end ? Math.min(idleTtl, end.getTime() - clock.now()) : idleTtl;
}

export function isSessionExpired(data: Stored): boolean {
  const end = getSessionEnd(data);
  return end !== null && end.getTime() <= clock.now();
}
