import { useState } from 'react';
import { Button } from 'kit/controls';
import { lazyDialog } from 'kit/panel';

const StartProjectDialog = lazyDialog(async () => (await import('./start-project-dialog.tsx')).StartProjectDialog);

/** Opens the form for the client's own project. */
export function StartProjectButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button $primary onClick={() => setOpen(true)}>
        Start New Project
      </Button>
      <StartProjectDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
