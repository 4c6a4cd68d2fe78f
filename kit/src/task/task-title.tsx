import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { touchTarget } from '../theme/touch-target.ts';

interface TaskTitleProps {
  title: string;
  /** The name of its project, where tasks of several are shown. */
  project?: ReactNode;
  /** The id of the button, to return the focus to it. */
  id?: string;
  onOpen: () => void;
}

/** A task's title, which opens it, above its project. */
export const TaskTitle = ({ title, project, id, onOpen }: TaskTitleProps) => (
  <div>
    <Title id={id} type="button" onClick={onOpen}>
      {title}
    </Title>
    {project && <Project>{project}</Project>}
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
  > a {
    ${touchTarget}
  }
`;
