import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import { useFocusOnMount } from '../focus.ts';
import { DangerButton, DialogButtons } from './dialog-buttons.ts';

export interface Confirmation {
  title: string;
  /** What the action does. */
  message: string;
  confirmLabel: string;
  /** Replaces the label while a promise is pending. */
  pendingLabel?: string;
  cancelLabel?: string;
  /** Danger if the action takes something away from people. */
  intent: 'primary' | 'danger';
  /** The dialog stays open if the promise resolves to false: the error has already been shown. */
  run: () => void | Promise<boolean>;
}

interface ConfirmDialogProps {
  isOpen: boolean;
  confirmation: Confirmation | null;
  onClose: () => void;
  /** The dialog is closed, and the focus restored. */
  onClosed?: () => void;
}

/** Confirms an action that others notice or that can't be undone. Cancel has the initial focus. */
export function ConfirmDialog({ isOpen, confirmation, onClose, onClosed }: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={confirmation?.title ?? ''} onClose={onClose} onClosed={onClosed}>
      {confirmation && <ConfirmContent {...confirmation} onCancel={onClose} onDone={onClose} />}
    </Dialog>
  );
}

interface ConfirmContentProps extends Omit<Confirmation, 'title'> {
  onCancel: () => void;
  onDone: () => void;
}

/** The content of a ConfirmDialog, for a dialog that also has other steps. */
export function ConfirmContent({
  message,
  confirmLabel,
  pendingLabel = confirmLabel,
  cancelLabel = 'Cancel',
  intent,
  run,
  onCancel,
  onDone,
}: ConfirmContentProps) {
  const [pending, setPending] = useState(false);
  const cancelButton = useFocusOnMount<HTMLButtonElement>();
  const ActionButton = intent === 'danger' ? DangerButton : Button;
  const confirm = async () => {
    const result = run();
    if (result) {
      setPending(true);
      if (!(await result)) return setPending(false);
    }
    onDone();
  };
  return (
    <>
      <Message>{message}</Message>
      <DialogButtons>
        <Button ref={cancelButton} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <ActionButton $primary={intent === 'primary'} disabled={pending} onClick={() => void confirm()}>
          {pending ? pendingLabel : confirmLabel}
        </ActionButton>
      </DialogButtons>
    </>
  );
}

const Message = styled.p`
  overflow-wrap: anywhere;
`;
