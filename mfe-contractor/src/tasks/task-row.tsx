import { Due, TaskTitle } from 'kit/task';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { StatusSelect } from './status-select.tsx';
import { getTaskTitleId, type OwnTask } from './task-groups.ts';
import { formatMinutes } from './timebox.ts';
import type { TaskChanges } from './use-task-changes.ts';

interface TaskRowProps {
  task: OwnTask;
  changes: TaskChanges;
  onOpen: (task: OwnTask) => void;
}

/** A task in a list: its title opens it, and its status can be changed. */
export const TaskRow = ({ task, changes, onOpen }: TaskRowProps) => (
  <Row>
    <TaskTitle
      id={getTaskTitleId(task.id)}
      title={task.title}
      project={task.project.title}
      onOpen={() => onOpen(task)}
    />
    <Facts>
      {task.timeboxMinutes && <span>{formatMinutes(task.timeboxMinutes)}</span>}
      {task.dueOn && <Due on={task.dueOn} isDone={task.status === 'done'} />}
    </Facts>
    <StatusSelect task={task} changes={changes} />
  </Row>
);

const Row = styled.li`
  display: grid;
  min-height: 56px;
  padding: ${tokens.space.xs} 0;
  grid-template-columns: minmax(0, 1fr) auto 132px;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  border-bottom: 1px solid ${tokens.color.line};
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr) 132px;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.m};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
`;
