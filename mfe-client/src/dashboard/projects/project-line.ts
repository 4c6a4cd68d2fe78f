import styled from 'styled-components';

/** Layout of a project row and its skeleton. */
export const ProjectLine = styled.li`
  display: grid;
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l}`};
  gap: 4px;
  &:not(:last-child) {
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => theme.space.m};
  }
`;
