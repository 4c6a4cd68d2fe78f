import styled from 'styled-components';
import { type TaskStatus, taskStatuses, taskStatusLabels } from 'rules/tasks';
import { selectStyle } from './select-style.ts';
import type { OwnTask } from './task-groups.ts';
import type { TaskChanges } from './use-task-changes.ts';

export const statusOptions = taskStatuses.map((status) => (
  <option key={status} value={status}>
    {taskStatusLabels[status]}
  </option>
));

interface StatusSelectProps {
  task: OwnTask;
  changes: TaskChanges;
}

/** The column of a task; choosing another one moves it. */
export const StatusSelect = ({ task, changes }: StatusSelectProps) => (
  <Select
    aria-label={`Status of ${task.title}`}
    value={task.status}
    onChange={({ target }) => void changes.move(task, target.value as TaskStatus)}
  >
    {statusOptions}
  </Select>
);

const Select = styled.select`
  ${selectStyle}
  width: 100%;
`;
