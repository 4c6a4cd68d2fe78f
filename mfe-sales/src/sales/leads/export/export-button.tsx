import { useState } from 'react';
import { Button } from 'kit/controls';
import { toFault } from 'kit/fault';
import { saveAs } from 'kit/panel';
import { toast } from 'kit/toasts';
import type { LeadFilter } from '../list/use-lead-search.ts';
import { fetchExport } from './fetch-export.ts';

/** Exports every lead that matches the filter, including those not loaded in the list. */
export function ExportButton({ filter, total }: { filter: LeadFilter; total: number | undefined }) {
  const { done: exportedRows, start } = useExport(filter);
  const busy = exportedRows !== null;
  const words = busy
    ? `Exporting ${exportedRows.toLocaleString()} of ${(total ?? exportedRows).toLocaleString()}`
    : 'Export CSV';
  return (
    <Button disabled={busy || !total} aria-live="polite" onClick={start}>
      {words}
    </Button>
  );
}

/** Downloads the export, reports the number of rows as it runs, and shows the result in a toast. */
function useExport({ search, status }: LeadFilter) {
  const [exportedRows, setExportedRows] = useState<number | null>(null);
  const start = async () => {
    setExportedRows(0);
    try {
      const params = new URLSearchParams({ ...(search && { search }), ...(status && { status }) });
      const { file, rows } = await fetchExport(`/api/sales/leads/export?${params}`, setExportedRows);
      saveAs(file, `leads-${new Date().toISOString().slice(0, 10)}.csv`);
      toast({ title: `${rows.toLocaleString()} ${rows === 1 ? 'lead' : 'leads'} exported`, intent: 'success' });
    } catch (thrown) {
      const { code, message } = toFault(thrown);
      const description = code === 'NETWORK' ? connectionLost : message;
      toast({ title: "Couldn't export leads", description, intent: 'destructive' });
    } finally {
      setExportedRows(null);
    }
  };
  return { done: exportedRows, start: () => void start() };
}

const connectionLost = 'The connection was lost, and nothing was saved. Check your connection and try again.';
