import styled from 'styled-components';

/** Stacks the panels of a screen, aligned on the left. */
export const Panels = styled.div`
  display: grid;
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.l} ${theme.space.xxl}`};
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.m} ${theme.space.m} ${theme.space.xl}`};
  }
`;
