import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { DangerButton, Dialog, DialogButtons } from 'kit/dialog';
import { getFullName } from './use-user-mutations.ts';
import type { HubUser } from './use-users.ts';

interface ConfirmDialogProps {
  /** The affected account; null while the dialog is closed. */
  user: HubUser | null;
  title: string;
  text: (name: string) => string;
  cancelLabel: string;
  confirmLabel: string;
  onConfirm: (user: HubUser) => void;
  onClose: () => void;
}

/** Confirms an action that the user will notice. Cancel has the initial focus. */
export function ConfirmDialog({ user, title, onClose, ...question }: ConfirmDialogProps) {
  return (
    <Dialog isOpen={user !== null} title={title} onClose={onClose}>
      {user && <ConfirmContent user={user} onClose={onClose} {...question} />}
    </Dialog>
  );
}

function ConfirmContent({
  user,
  text,
  cancelLabel,
  confirmLabel,
  onConfirm,
  onClose,
}: Omit<ConfirmDialogProps, 'title' | 'user'> & { user: HubUser }) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => cancelButton.current?.focus(), []);
  return (
    <>
      <p>{text(getFullName(user))}</p>
      <DialogButtons>
        <Button ref={cancelButton} onClick={onClose}>
          {cancelLabel}
        </Button>
        <DangerButton
          onClick={() => {
            onClose();
            onConfirm(user);
          }}
        >
          {confirmLabel}
        </DangerButton>
      </DialogButtons>
    </>
  );
}
