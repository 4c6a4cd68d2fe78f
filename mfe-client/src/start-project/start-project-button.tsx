import { useState } from 'react';
import { Button } from 'kit/controls';
import { dialogOnDemand } from 'kit/panel';

const StartProjectDialog = dialogOnDemand(async () => (await import('./start-project-dialog.tsx')).StartProjectDialog);

/** Opens the Create Project dialog: a project of one's own. */
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
