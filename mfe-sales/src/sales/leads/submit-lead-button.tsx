import { useState } from 'react';
import { Button } from 'kit/controls';
import { dialogOnDemand } from 'kit/panel';

const SubmitLeadDialog = dialogOnDemand(async () => (await import('./create/submit-lead-dialog.tsx')).SubmitLeadDialog);

/** In the head of every tab: whoever speaks to somebody enters them from where they are. */
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
