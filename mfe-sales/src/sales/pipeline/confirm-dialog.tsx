import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { Dialog, DialogButtons } from 'kit/dialog';
import type { MoveConfirmation } from './move-confirmation.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  confirmation: MoveConfirmation | null;
  onConfirm: () => void;
  onClose: () => void;
  onClosed: () => void;
}

/** Confirms a move that a client notices. Focus starts on the safe button. */
export function ConfirmDialog({ isOpen, confirmation, onConfirm, onClose, onClosed }: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={confirmation?.title ?? ''} onClose={onClose} onClosed={onClosed}>
      {confirmation && <ConfirmContent {...confirmation} onConfirm={onConfirm} onCancel={onClose} />}
    </Dialog>
  );
}

function ConfirmContent({
  text,
  confirmLabel,
  onConfirm,
  onCancel,
}: MoveConfirmation & { onConfirm: () => void; onCancel: () => void }) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <>
      <p>{text}</p>
      <DialogButtons>
        <Button ref={keepButton} onClick={onCancel}>
          Not yet
        </Button>
        <Button $primary onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogButtons>
    </>
  );
}
