import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { DangerButton, DialogButtons } from 'kit/dialog';

interface DeleteConfirmationProps {
  title: string;
  onCancel: () => void;
  onDelete: () => void;
}

/** Focus starts on the safe button. */
export function DeleteConfirmation({ title, onCancel, onDelete }: DeleteConfirmationProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <>
      <p>Are you sure you want to delete “{title}”? This action cannot be undone.</p>
      <DialogButtons>
        <Button ref={keepButton} onClick={onCancel}>
          Keep it
        </Button>
        <DangerButton onClick={onDelete}>Delete</DangerButton>
      </DialogButtons>
    </>
  );
}
