import type { DataClient } from 'kit/apollo';
import { saveAs } from 'kit/panel';
import { toast } from 'kit/toasts';
import { toAuditCsv } from './to-audit-csv.ts';
import { fetchAllEntries, maxExportedEntries } from './fetch-all-entries.ts';
import type { parseAuditFilter } from './parse-audit-filter.ts';

/** Exports the matching entries as CSV, with a notice if there are too many for one file. */
export async function saveAuditTrail(client: DataClient, filter: ReturnType<typeof parseAuditFilter>): Promise<void> {
  const { entries, hasMore } = await fetchAllEntries(client, filter);
  saveAs(new Blob([toAuditCsv(entries)], { type: 'text/csv;charset=utf-8' }), 'audit-trail.csv');
  if (!hasMore) return;
  const description = `The file has the newest ${maxExportedEntries} entries. Choose a shorter period to export the others.`;
  toast({ title: 'Not all entries were exported', description });
}
