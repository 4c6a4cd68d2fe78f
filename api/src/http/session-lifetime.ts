import type { SessionData } from 'express-session';
import { clock } from '#clock';
import { sessionLimits } from '#limits/session-limits';

type Stored = Partial<Pick<SessionData, 'viewer' | 'startedAt' | 'authenticatedAt'>>;

/** When a session ends, however much it is used. Null for one in which no one is signed in. */
export function getSessionEnd({ viewer, startedAt, authenticatedAt }: Stored): Date | null {
  if (!viewer) return null;
  // Of a release before this one: it does not know when its owner was last asked who they are.
  if (!startedAt || !authenticatedAt) return new Date(0);
  const { total, totalOfAdministrators } = sessionLimits;
  const { milliseconds } = viewer.role === 'admin' ? totalOfAdministrators : total;
  return new Date(Date.parse(startedAt) + milliseconds);
}

/** For how many milliseconds a visit makes a session last. Not above zero for a session that is over: it is not stored again then. */
export function getSessionTtl(data: SessionData): number {
  // The cookie's time of expiry is by the clock of the server that set it: what all agree on is how long it lasts.
  const idleTtl = data.cookie.originalMaxAge ?? sessionLimits.idle.milliseconds;
  const end = getSessionEnd(data);
  return end ? Math.min(idleTtl, end.getTime() - clock.now()) : idleTtl;
}

export function isSessionExpired(data: Stored): boolean {
  const end = getSessionEnd(data);
  return end !== null && end.getTime() <= clock.now();
}
