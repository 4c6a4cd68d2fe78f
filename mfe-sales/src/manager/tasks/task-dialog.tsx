import { useState } from 'react';
import { ConfirmContent, Dialog } from 'kit/dialog';
import type { Choice } from 'kit/search-select';
import { TaskComments, TaskFiles } from 'kit/task';
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
  return (
    <Dialog isOpen={isOpen} title={isConfirming ? 'Delete task' : task ? 'Edit task' : 'New task'} onClose={close}>
      {isConfirming && task ? (
        <ConfirmContent
          message={`Are you sure you want to delete “${task.title}”? This action cannot be undone.`}
          cancelLabel="Keep it"
          confirmLabel="Delete"
          intent="danger"
          run={() => onDelete(task)}
          onCancel={() => setConfirming(false)}
          onDone={close}
        />
      ) : (
        <>
          <TaskForm {...choices} task={task} onRequestDelete={() => setConfirming(true)} onDone={close} />
          {task && (
            <>
              <TaskFiles taskId={task.id} />
              <TaskComments taskId={task.id} />
            </>
          )}
        </>
      )}
    </Dialog>
  );
}
