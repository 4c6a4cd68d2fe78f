import { type SecurityEventKind, securityEventKinds, securityEventSeverity } from 'rules/security-events';
import { startOfDay } from '../looking/start-of-day.ts';

/** The names of the filters in the address. */
export const securityFilterNames = ['event', 'account', 'address', 'from', 'to'] as const;

/** The value of `event` that selects every kind that may be a sign of an attack. */
export const warnings = 'warnings';

/** Whether the log knows what an address names as its event. */
export const isEvent = (event: string): boolean => toKinds(event) !== null;

export interface SecurityFilter {
  kinds: SecurityEventKind[] | null;
  account: string | null;
  address: string | null;
  from: string | null;
  until: string | null;
}

/** The filter that an address describes. Days are those of the viewer's time zone; the last one is included. */
export const parseFilter = (get: (name: (typeof securityFilterNames)[number]) => string): SecurityFilter => ({
  kinds: toKinds(get('event')),
  account: get('account').trim() || null,
  address: get('address').trim() || null,
  from: startOfDay(get('from')),
  until: startOfDay(get('to'), 1),
});

/** Whether the days are the wrong way round, so that nothing can be found. */
export const isReversed = ({ from, until }: SecurityFilter): boolean =>
  from !== null && until !== null && from >= until;

function toKinds(event: string): SecurityEventKind[] | null {
  if (event === warnings) return securityEventKinds.filter((kind) => securityEventSeverity(kind) === 'warning');
  const kind = securityEventKinds.find((each) => each === event);
  return kind ? [kind] : null;
}
