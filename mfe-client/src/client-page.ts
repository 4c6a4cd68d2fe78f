import styled from 'styled-components';

/** A screen of the client portal: one left edge, one heading, its parts below each other. */
export const ClientPage = styled.div`
  display: grid;
  max-width: calc(${({ theme }) => theme.width.page} + 160px);
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.l} ${theme.space.xxl}`};
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  h1 {
    font-size: ${({ theme }) => theme.size.title};
    line-height: 36px;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.m} ${theme.space.m} ${theme.space.xl}`};
  }
`;
