import styled from 'styled-components';

export const Rows = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;

export const Row = styled.li`
  display: grid;
  padding: ${({ theme }) => theme.space.m};
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  h3 {
    min-width: 0;
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

export const Client = styled.p`
  color: ${({ theme }) => theme.color.soft};
  overflow-wrap: anywhere;
`;
