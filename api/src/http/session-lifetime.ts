import type { SessionData } from 'express-session';
import { sessionLimits } from '#limits/session-limits';

type Stored = Partial<Pick<SessionData, 'viewer' | 'startedAt' | 'authenticatedAt'>>;

/** When a session ends, however much it is used. Null for one in which nobody is signed in. */
export function sessionEnd({ viewer, startedAt, authenticatedAt }: Stored): Date | null {
  if (!viewer) return null;
  // Of a release before this one: it does not know when its owner was last asked who they are.
  if (!startedAt || !authenticatedAt) return new Date(0);
  const { total, totalOfAdministrators } = sessionLimits;
  const { milliseconds } = viewer.role === 'admin' ? totalOfAdministrators : total;
  return new Date(Date.parse(startedAt) + milliseconds);
}

export function isOver(data: Stored): boolean {
  const end = sessionEnd(data);
  return end !== null && end.getTime() <= Date.now();
}
