import styled from 'styled-components';

export const HomeMain = styled.div`
  display: grid;
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.xxl} ${theme.space.l}`};
  gap: ${({ theme }) => theme.space.xl};
  h2 {
    margin-bottom: ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.l} ${theme.space.m} ${theme.space.xl}`};
    gap: ${({ theme }) => theme.space.l};
  }
`;

/** The greeting on the left, the ways on at the right; on a phone one below the other. */
export const HomeHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  h1 {
    font-size: ${({ theme }) => theme.size.figure};
    line-height: 44px;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  p {
    min-height: 26px;
    margin-top: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.soft};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 26px;
  }
`;

export const HomeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  ${({ theme }) => theme.screen.narrow} {
    width: 100%;
    > a {
      flex: auto;
      white-space: nowrap;
    }
  }
`;
