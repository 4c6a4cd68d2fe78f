import styled from 'styled-components';

/** The layout of a tab, aligned with the header of the hub. */
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

/** The main column, and a side column if it fits. */
export const TwoColumns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
  ${({ theme }) => theme.screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
  }
`;
