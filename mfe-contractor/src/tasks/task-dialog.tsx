import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { FieldColumns, SelectField } from 'kit/forms';
import { ErrorState, Skeleton } from 'kit/states';
import { useViewer } from 'kit/session';
import { Due, TaskComments, TaskFiles } from 'kit/task';
import { tokens } from 'kit/theme';
import { type TaskStatus, taskStatusLabels } from 'rules/tasks';
import styled from 'styled-components';
import { OwnTaskDocument } from '#gql/graphql.ts';
import { statusOptions } from './status-select.tsx';
import type { OwnTask } from './task-groups.ts';
import { getTimeboxChoices } from './timebox.ts';
import type { TaskChanges } from './use-task-changes.ts';

interface TaskDialogProps {
  id: string;
  changes: TaskChanges;
  onClose: () => void;
}

/** A task with what its assignee can change, its files and comments. */
export function TaskDialog({ id, changes, onClose }: TaskDialogProps) {
  const { data, error, refresh } = useQuery(OwnTaskDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const task = data?.task;
  const viewer = useViewer();
  return (
    <Dialog isOpen wide title={task?.title ?? 'Task'} onClose={onClose}>
      {task ? (
        <Place>
          <TaskFacts task={task} />
          {task.assignee?.id === viewer.id && (
            <FieldColumns>
              <SelectField
                label="Status"
                error={undefined}
                value={task.status}
                onChange={({ target }) => void changes.move(task, target.value as TaskStatus)}
              >
                {statusOptions}
              </SelectField>
              <SelectField
                label="Timebox"
                error={undefined}
                value={task.timeboxMinutes ?? ''}
                onChange={({ target }) => changes.setTimebox(task, target.value ? Number(target.value) : null)}
              >
                <option value="">No plan</option>
                {getTimeboxChoices(task.timeboxMinutes).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </FieldColumns>
          )}
          <TaskFiles taskId={id} />
          <TaskComments taskId={id} />
        </Place>
      ) : data ? (
        <Place role="alert">
          <p>This task is no longer yours, or the link is incomplete.</p>
          <Button onClick={onClose}>My tasks</Button>
        </Place>
      ) : error ? (
        <ErrorState title="Couldn't load the task" hint="Try again." onRetry={refresh} />
      ) : (
        <Skeleton role="img" aria-label="Loading the task" $width="100%" $height="240px" />
      )}
    </Dialog>
  );
}

const TaskFacts = ({ task: { project, dueOn, status, description, assignee, reporter } }: { task: OwnTask }) => (
  <>
    <Facts>
      <span>{project.title}</span>
      {reporter && <span>{`Reported by ${reporter.firstName} ${reporter.lastName}`}</span>}
      {reporter && <span>{assignee ? `${taskStatusLabels[status]}, with ${assignee.firstName}` : 'Unassigned'}</span>}
      {dueOn && <Due on={dueOn} isDone={status === 'done'} />}
    </Facts>
    {description && <Description>{description}</Description>}
  </>
);

const Place = styled.div`
  display: grid;
  min-height: 240px;
  align-content: start;
  gap: ${tokens.space.m};
  > button {
    justify-self: start;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.m};
  color: ${tokens.color.soft};
`;

const Description = styled.p`
  max-width: ${tokens.width.text};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
