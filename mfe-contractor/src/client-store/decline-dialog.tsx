import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { DangerButton, Dialog, DialogButtons } from 'kit/dialog';
import type { ClientRequest } from './use-client-requests.ts';

interface DeclineDialogProps {
  request: ClientRequest | null;
  onDecline: (request: ClientRequest) => void;
  onClose: () => void;
}

/** Confirms before a request is declined for the whole team. Focus starts on the safe button. */
export function DeclineDialog({ request, onDecline, onClose }: DeclineDialogProps) {
  const decline = () => {
    onClose();
    if (request) onDecline(request);
  };
  return (
    <Dialog isOpen={request !== null} title="Decline request" onClose={onClose}>
      {request && <DeclineConfirmation name={request.name} onCancel={onClose} onDecline={decline} />}
    </Dialog>
  );
}

function DeclineConfirmation({
  name,
  onCancel,
  onDecline,
}: {
  name: string;
  onCancel: () => void;
  onDecline: () => void;
}) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <>
      <p>Decline the request from {name}? It will be removed for the whole team. This can't be undone.</p>
      <DialogButtons>
        <Button ref={keepButton} onClick={onCancel}>
          Keep it
        </Button>
        <DangerButton onClick={onDecline}>Decline</DangerButton>
      </DialogButtons>
    </>
  );
}
