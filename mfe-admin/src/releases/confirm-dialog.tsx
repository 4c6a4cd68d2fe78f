import { useEffect, useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import styled from 'styled-components';
import { Buttons, DangerButton } from '../ai/buttons.ts';

export interface Confirmation {
  title: string;
  /** What happens then. */
  message: string;
  /** On the button: what to do, and while it is done. */
  actionLabel: string;
  pendingLabel: string;
  /** Danger where something is taken from people. */
  intent: 'primary' | 'danger';
  /** False where that failed, which has been told. */
  run: () => Promise<boolean>;
}

interface ConfirmDialogProps {
  isOpen: boolean;
  confirmation: Confirmation | null;
  onClose: () => void;
}

/** Asked before what other people notice at once. Begins on the answer that changes nothing. */
export function ConfirmDialog({ isOpen, confirmation, onClose }: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={confirmation?.title ?? ''} onClose={onClose}>
      {confirmation && <ConfirmContent confirmation={confirmation} onClose={onClose} />}
    </Dialog>
  );
}

function ConfirmContent({
  confirmation: { message, actionLabel, pendingLabel, intent, run },
  onClose,
}: {
  confirmation: Confirmation;
  onClose: () => void;
}) {
  const [pending, setPending] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const ActionButton = intent === 'danger' ? DangerButton : Button;
  const confirm = async () => {
    setPending(true);
    if (await run()) return onClose();
    setPending(false);
  };
  return (
    <>
      <Words>{message}</Words>
      <Buttons>
        <Button ref={cancel} onClick={onClose}>
          Cancel
        </Button>
        <ActionButton $primary={intent === 'primary'} disabled={pending} onClick={() => void confirm()}>
          {pending ? pendingLabel : actionLabel}
        </ActionButton>
      </Buttons>
    </>
  );
}

const Words = styled.p`
  overflow-wrap: anywhere;
`;
