import styled from 'styled-components';

/** Shared layout of the list and the project screen: aligned with the portal's left edge. */
export const ScreenLayout = styled.div`
  display: grid;
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.l} ${theme.space.xxl}`};
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  h1 {
    font-size: ${({ theme }) => theme.size.title};
    line-height: 36px;
    overflow-wrap: anywhere;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.m} ${theme.space.m} ${theme.space.xl}`};
  }
`;
