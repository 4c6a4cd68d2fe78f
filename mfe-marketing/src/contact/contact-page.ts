import styled from 'styled-components';

export const ContactPage = styled.div`
  display: grid;
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.xl} ${theme.space.l} ${theme.space.scene}`};
  gap: ${({ theme }) => theme.space.l};
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => `${theme.space.m} ${theme.space.m} ${theme.space.xxl}`};
  }
`;

/** The form on two thirds; on the third what helps to decide, in view while one fills it in. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space.xl} ${theme.space.xxl}`};
  ${({ theme }) => theme.screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const Head = styled.header`
  display: grid;
  margin-bottom: ${({ theme }) => theme.space.m};
  gap: ${({ theme }) => theme.space.m};
  h1 {
    max-width: 16ch;
    font-size: clamp(${({ theme }) => theme.size.figure}, 5vw, ${({ theme }) => theme.size.hero});
    line-height: 1;
    letter-spacing: -0.02em;
  }
`;

export const Lead = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.large};
  line-height: 30px;
`;
