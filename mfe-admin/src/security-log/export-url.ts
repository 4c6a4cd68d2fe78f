import type { SecurityFilter } from './security-filters.ts';

/** Where the CSV file of a filter is. */
export function exportUrl({ kinds, ...texts }: SecurityFilter): string {
  const params = new URLSearchParams();
  if (kinds) params.set('kinds', kinds.join(','));
  for (const [name, value] of Object.entries(texts)) if (value) params.set(name, value);
  return `/api/admin/security-events/export?${params}`;
}
