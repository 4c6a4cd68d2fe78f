import { useState } from 'react';
import { Dialog } from 'kit/dialog';
import type { Choice } from 'kit/search-select';
import type { BoardTask } from './columns.ts';
import { DeleteQuestion } from './delete-question.tsx';
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
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    onClose();
  };
  const remove = (doomed: BoardTask) => {
    close();
    onDelete(doomed);
  };
  return (
    <Dialog isOpen={isOpen} title={isAsking ? 'Delete task' : task ? 'Edit task' : 'New task'} onClose={close}>
      {isAsking && task ? (
        <DeleteQuestion title={task.title} onKeep={() => setAsking(false)} onDelete={() => remove(task)} />
      ) : (
        <TaskForm {...choices} task={task} onAskDelete={() => setAsking(true)} onDone={close} />
      )}
    </Dialog>
  );
}
