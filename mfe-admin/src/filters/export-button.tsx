import { useState } from 'react';
import { Button } from 'kit/controls';
import { toastFailure } from '../toast-failure.ts';

interface ExportButtonProps {
  /** Exports everything that matches the filters, not only the rows on screen. */
  save: () => Promise<void>;
  failureMessage: string;
}

export function ExportButton({ save, failureMessage }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await save();
    } catch (error) {
      toastFailure(error, failureMessage);
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
