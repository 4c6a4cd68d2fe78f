import { useState, useEffect, useRef } from 'react';
import { Dialog, DangerButton, DialogButtons } from 'kit/dialog';
import type { Choice } from 'kit/search-select';
import { Button } from 'kit/controls';
import type { BoardTask } from './board-columns.ts';
import { TaskForm } from './task-form.tsx';

interface TaskDialogProps {
  isOpen: boolean;
  /** Absent for a new one. */
  task: BoardTask | undefined;
  /** The preselected project of a new task. */
  initialProject: Choice | null;
  onDelete: (task: BoardTask) => void;
  onClose: () => void;
}

/** Creates or edits a task, or confirms its deletion. */
export function TaskDialog({ isOpen, task, onDelete, onClose, ...choices }: TaskDialogProps) {
  const [isConfirming, setConfirming] = useState(false);
  const close = () => {
    setConfirming(false);
    onClose();
  };
  const remove = (deletedTask: BoardTask) => {
    close();
    onDelete(deletedTask);
  };
  return (
    <Dialog isOpen={isOpen} title={isConfirming ? 'Delete task' : task ? 'Edit task' : 'New task'} onClose={close}>
      {isConfirming && task ? (
        <DeleteConfirmation title={task.title} onCancel={() => setConfirming(false)} onDelete={() => remove(task)} />
      ) : (
        <TaskForm {...choices} task={task} onRequestDelete={() => setConfirming(true)} onDone={close} />
      )}
    </Dialog>
  );
}

interface DeleteConfirmationProps {
  title: string;
  onCancel: () => void;
  onDelete: () => void;
}

/** Focus starts on the safe button. */
function DeleteConfirmation({ title, onCancel, onDelete }: DeleteConfirmationProps) {
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
