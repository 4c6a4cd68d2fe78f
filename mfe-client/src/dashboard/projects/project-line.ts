import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Layout of a project row and its skeleton. */
export const ProjectLine = styled.li`
  display: grid;
  padding: ${tokens.space.m} ${tokens.space.l};
  gap: 4px;
  &:not(:last-child) {
    border-bottom: 1px solid ${tokens.color.line};
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m};
  }
`;
