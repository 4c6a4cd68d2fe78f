import { useState } from 'react';
import { useApolloClient } from 'kit/apollo';
import { Button } from 'kit/controls';
import { saveAs } from 'kit/panel';
import { toast } from 'kit/toasts';
import { tellFailure } from '../failure.ts';
import { asCsv } from './as-csv.ts';
import { fetchAll, most } from './fetch-all.ts';
import type { lookedForIn } from './looked-for.ts';

/** Saves what one looks for as a table, all of it and not only what has been scrolled to. */
export function ExportButton({ lookedFor }: { lookedFor: ReturnType<typeof lookedForIn> }) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { entries, hasMore } = await fetchAll(client, lookedFor);
      saveAs(new Blob([asCsv(entries)], { type: 'text/csv;charset=utf-8' }), 'audit-trail.csv');
      if (hasMore) {
        const description = `The file has the newest ${most} entries. Choose fewer days for the others.`;
        toast({ title: 'Not all entries are saved', description });
      }
    } catch (error) {
      tellFailure(error, 'The entries could not be saved. Try again in a moment.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={busy} onClick={() => void save()}>
      {busy ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
