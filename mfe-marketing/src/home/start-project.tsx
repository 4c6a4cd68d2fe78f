import { useState } from 'react';
import { Button } from 'kit/controls';
import { Failed, onDemand } from 'kit/states';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}
const IntakeDialog = onDemand<DialogProps>(
  async () => (await import('../enquiry-form/intake-dialog.tsx')).IntakeDialog,
  {
    waiting: null,
    failed: (retry) => (
      <Failed title="The form could not be opened" hint="Check your connection and try again." onRetry={retry} />
    ),
  },
);

/** Opens the intake dialog, which is fetched when it is first wanted. */
export function StartProject() {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button $primary aria-haspopup="dialog" onClick={open}>
        Start Your Project
      </Button>
      {wanted && <IntakeDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
