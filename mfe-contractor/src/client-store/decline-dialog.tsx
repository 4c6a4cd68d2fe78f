import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { Buttons, DangerButton } from './dialog-buttons.ts';
import type { ClientRequest } from './use-requests.ts';

interface DeclineDialogProps {
  request: ClientRequest | null;
  onDecline: (request: ClientRequest) => void;
  onClose: () => void;
}

/** The one question before a request is gone for the whole team. It begins on the answer that changes nothing. */
export function DeclineDialog({ request, onDecline, onClose }: DeclineDialogProps) {
  const decline = () => {
    onClose();
    if (request) onDecline(request);
  };
  return (
    <Dialog isOpen={request !== null} title="Decline request" onClose={onClose}>
      {request && <Question name={request.name} onKeep={onClose} onDecline={decline} />}
    </Dialog>
  );
}

function Question({ name, onKeep, onDecline }: { name: string; onKeep: () => void; onDecline: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <p>
        Are you sure you want to decline the request of {name}? It is gone for the whole team, and cannot be taken back.
      </p>
      <Buttons>
        <Button ref={keep} onClick={onKeep}>
          Keep it
        </Button>
        <DangerButton onClick={onDecline}>Decline</DangerButton>
      </Buttons>
    </>
  );
}
