import { useState } from 'react';
import { Dialog } from 'kit/dialog';
import type { Choice } from 'kit/search-select';
import type { BoardTask } from './board-columns.ts';
import { DeleteConfirmation } from './delete-confirmation.tsx';
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
