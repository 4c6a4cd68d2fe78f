import { useState } from 'react';
import { Button } from 'kit/controls';
import { tellFailure } from '../failure.ts';

interface ExportButtonProps {
  /** Saves everything that the filters select, not only the rows on screen. */
  save: () => Promise<void>;
  failed: string;
}

export function ExportButton({ save, failed }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await save();
    } catch (error) {
      tellFailure(error, failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button aria-disabled={isBusy} onClick={() => void run()}>
      {isBusy ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}
