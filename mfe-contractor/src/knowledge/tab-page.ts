import styled from 'styled-components';

/** The ground of a tab, on the same edge as the head of the hub. */
export const TabPage = styled.div`
  display: grid;
  max-width: ${({ theme }) => theme.width.page};
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.l} ${theme.space.xxl}`};
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.m} ${theme.space.m} ${theme.space.xl}`};
  }
`;

/** What one works with, and beside it where there is room what is looked at now and then. */
export const TwoColumns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
  }
`;
