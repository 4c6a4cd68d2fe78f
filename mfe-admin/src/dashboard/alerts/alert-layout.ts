import styled from 'styled-components';

export const Row = styled.li`
  display: grid;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s};
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

export const Words = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;
  overflow-wrap: anywhere;
  > span {
    color: ${({ theme }) => theme.color.faint};
    font-size: ${({ theme }) => theme.size.tiny};
    line-height: 16px;
  }
`;
