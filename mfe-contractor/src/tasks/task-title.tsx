import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { OwnTask } from './task-groups.ts';

interface TaskTitleProps {
  task: OwnTask;
  onOpen: (task: OwnTask) => void;
}

export const getTaskTitleId = (id: string) => `task-${id}`;

/** A task's title, which opens it, above its project. */
export const TaskTitle = ({ task, onOpen }: TaskTitleProps) => (
  <div>
    <Title id={getTaskTitleId(task.id)} type="button" onClick={() => onOpen(task)}>
      {task.title}
    </Title>
    <Project>{task.project.title}</Project>
  </div>
);

const Title = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.ink};
  font-weight: 600;
  line-height: 20px;
  overflow-wrap: anywhere;
  text-align: left;
  cursor: pointer;
  &:hover {
    color: ${tokens.color.accent};
  }
`;

const Project = styled.p`
  color: ${tokens.color.soft};
  font-size: ${tokens.size.tiny};
  line-height: 16px;
`;
