import styled from 'styled-components';

/** Layout of a document row: stacked on a phone, three columns where they fit. */
export const Row = styled.li`
  display: grid;
  min-width: 0;
  padding: ${({ theme }) => theme.space.m};
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  &:not(:first-child) {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  h2 {
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  ${({ theme }) => theme.screen.wide} {
    grid-template-columns: minmax(0, 1fr) 248px 304px;
  }
`;

export const Rows = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;
