import { type SecurityEventKind, securityEventKinds, getSecurityEventSeverity } from 'rules/security-events';
import { parseDateRange } from '../filters/date-range.ts';

/** The search parameters of the filters. */
export const securityFilterNames = ['event', 'account', 'address', 'from', 'to'] as const;

/** The value of `event` that selects all possible signs of an attack. */
export const warningsFilter = 'warnings';

export interface SecurityFilter {
  kinds: SecurityEventKind[] | null;
  account: string | null;
  address: string | null;
  from: string | null;
  until: string | null;
}

/** Parses the filter from the URL. */
export const parseFilter = (search: URLSearchParams): SecurityFilter => ({
  kinds: toKinds(search.get('event')),
  account: search.get('account')?.trim() || null,
  address: search.get('address')?.trim() || null,
  ...parseDateRange(search),
});

function toKinds(event: string | null): SecurityEventKind[] | null {
  if (event === warningsFilter)
    return securityEventKinds.filter((kind) => getSecurityEventSeverity(kind) === 'warning');
  const kind = securityEventKinds.find((each) => each === event);
  return kind ? [kind] : null;
}
