import { useState } from 'react';
import { Button } from 'kit/controls';
import { saveAs } from 'kit/panel';
import { tellFailure } from '../failure.ts';
import { exportUrl } from './export-url.ts';
import type { SecurityFilter } from './security-filters.ts';

interface ExportButtonProps {
  filter: SecurityFilter;
}

/** Saves everything that the filter selects, not only the rows on screen. */
export function ExportButton({ filter }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const response = await fetch(exportUrl(filter), { credentials: 'same-origin' });
      if (!response.ok) throw (await response.json().catch(() => null)) ?? new Error('No file');
      saveAs(await response.blob(), `security-log-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      tellFailure(error, "Couldn't export the security log. Try again.");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={busy} onClick={() => void save()}>
      {busy ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}
