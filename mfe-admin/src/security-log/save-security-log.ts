import { saveAs } from 'kit/copy';
import type { SecurityFilter } from './security-filters.ts';

/** Downloads the filtered log as a CSV file from the server. */
export async function saveSecurityLog(filter: SecurityFilter): Promise<void> {
  const response = await fetch(getExportUrl(filter), { credentials: 'same-origin' });
  if (!response.ok) throw (await response.json().catch(() => null)) ?? new Error('No file');
  saveAs(await response.blob(), `security-log-${new Date().toISOString().slice(0, 10)}.csv`);
}

/** The URL of the filtered CSV file. */
export function getExportUrl({ kinds, ...texts }: SecurityFilter): string {
  const params = new URLSearchParams();
  if (kinds) params.set('kinds', kinds.join(','));
  for (const [name, value] of Object.entries(texts)) if (value) params.set(name, value);
  return `/api/admin/security-events/export?${params}`;
}
