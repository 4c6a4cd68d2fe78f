import styled from 'styled-components';

/** One strong idea on two thirds, the rest of the width left free. */
export const HomePage = styled.div`
  display: grid;
  max-width: ${({ theme }) => theme.width.page};
  min-height: calc(100vh - 57px);
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.xxl} ${theme.space.l}`};
  align-content: center;
  gap: ${({ theme }) => theme.space.xl};

  h1 {
    max-width: 15ch;
    font-size: clamp(40px, 7.2vw, 88px);
    line-height: 1;
    letter-spacing: -0.025em;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.xl} ${theme.space.m}`};
  }
`;

export const Lead = styled.p`
  max-width: 54ch;
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.large};
  line-height: 30px;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  ${({ theme }) => theme.screen.narrow} {
    display: grid;
  }
`;
