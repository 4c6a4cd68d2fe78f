import { useState } from 'react';
import { Button } from 'kit/controls';
import { lazyDialog } from 'kit/panel';
import type { NewProjectDialogProps } from './new-project-dialog.tsx';

const NewProjectDialog = lazyDialog<NewProjectDialogProps>(
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
