import { useState } from 'react';
import { Button } from 'kit/controls';
import { dialogOnDemand } from 'kit/panel';
import type { NewProjectDialogProps } from './new-project-dialog.tsx';

const NewProjectDialog = dialogOnDemand<NewProjectDialogProps>(
  async () => (await import('./new-project-dialog.tsx')).NewProjectDialog,
);

export function NewProjectButton({ onCreated }: { onCreated: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button $primary onClick={() => setOpen(true)}>
        New Project
      </Button>
      <NewProjectDialog isOpen={isOpen} onClose={() => setOpen(false)} onCreated={onCreated} />
    </>
  );
}
