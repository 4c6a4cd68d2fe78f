import { useEffect, useRef, useState } from 'react';
import { Button } from 'kit/controls';
import { DangerButton, Dialog, DialogButtons } from 'kit/dialog';
import styled from 'styled-components';

export interface Confirmation {
  title: string;
  /** What the action does. */
  message: string;
  /** The button's labels: idle and pending. */
  actionLabel: string;
  pendingLabel: string;
  /** Danger if the action takes something away from people. */
  intent: 'primary' | 'danger';
  /** Returns false if that failed; the error has already been shown. */
  run: () => Promise<boolean>;
}

interface ConfirmDialogProps {
  isOpen: boolean;
  confirmation: Confirmation | null;
  onClose: () => void;
}

/** Confirms an action that others will notice at once. Cancel has the initial focus. */
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
      <DialogButtons>
        <Button ref={cancel} onClick={onClose}>
          Cancel
        </Button>
        <ActionButton $primary={intent === 'primary'} disabled={pending} onClick={() => void confirm()}>
          {pending ? pendingLabel : actionLabel}
        </ActionButton>
      </DialogButtons>
    </>
  );
}

const Words = styled.p`
  overflow-wrap: anywhere;
`;
