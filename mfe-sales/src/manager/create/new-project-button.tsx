import { useState } from 'react';
import { Button } from 'kit/controls';
import { lazyDialog } from 'kit/panel';

const NewProjectDialog = lazyDialog(async () => (await import('./new-project-dialog.tsx')).NewProjectDialog);

export function NewProjectButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button $primary onClick={() => setOpen(true)}>
        New Project
      </Button>
      <NewProjectDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
