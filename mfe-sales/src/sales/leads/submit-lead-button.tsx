import { useState } from 'react';
import { Button } from 'kit/controls';
import { lazyDialog } from 'kit/panel';

const SubmitLeadDialog = lazyDialog(async () => (await import('./create/submit-lead-dialog.tsx')).SubmitLeadDialog);

/** In the header of every tab, so that a lead can be entered from anywhere. */
export function SubmitLeadButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button $primary onClick={() => setOpen(true)}>
        Submit New Lead
      </Button>
      <SubmitLeadDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
