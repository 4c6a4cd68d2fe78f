import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const ContactPage = styled.div`
  display: grid;
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.xl} ${tokens.space.l} ${tokens.space.scene};
  gap: ${tokens.space.l};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xxl};
  }
`;

/** The form on two thirds; on the third what helps to decide, in view while one fills it in. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl} ${tokens.space.xxl};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const Head = styled.header`
  display: grid;
  margin-bottom: ${tokens.space.m};
  gap: ${tokens.space.m};
  h1 {
    max-width: 16ch;
    font-size: clamp(${tokens.size.figure}, 5vw, ${tokens.size.hero});
    line-height: 1;
    letter-spacing: -0.02em;
  }
`;

export const Lead = styled.p`
  max-width: ${tokens.width.text};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.large};
  line-height: 30px;
`;
