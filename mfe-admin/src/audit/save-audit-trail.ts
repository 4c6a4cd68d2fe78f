import type { DataClient } from 'kit/apollo';
import { saveAs } from 'kit/panel';
import { toast } from 'kit/toasts';
import { asCsv } from './as-csv.ts';
import { fetchAll, most } from './fetch-all.ts';
import type { lookedForIn } from './looked-for.ts';

/** Saves the entries that a filter selects as a CSV file, and says so where they are too many for one. */
export async function saveAuditTrail(client: DataClient, lookedFor: ReturnType<typeof lookedForIn>): Promise<void> {
  const { entries, hasMore } = await fetchAll(client, lookedFor);
  saveAs(new Blob([asCsv(entries)], { type: 'text/csv;charset=utf-8' }), 'audit-trail.csv');
  if (!hasMore) return;
  const description = `The file has the newest ${most} entries. Choose fewer days for the others.`;
  toast({ title: 'Not all entries are saved', description });
}
