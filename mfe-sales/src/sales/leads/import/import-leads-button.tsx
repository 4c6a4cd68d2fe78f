import { useState } from 'react';
import { Button } from 'kit/controls';
import { lazyDialog } from 'kit/panel';

const ImportLeadsDialog = lazyDialog(async () => (await import('./import-leads-dialog.tsx')).ImportLeadsDialog);

export function ImportLeadsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Import CSV</Button>
      <ImportLeadsDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
