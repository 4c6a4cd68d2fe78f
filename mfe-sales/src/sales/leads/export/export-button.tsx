import { Button } from 'kit/controls';
import type { LeadFilter } from '../list/use-lead-search.ts';
import { useExport } from './use-export.ts';

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
