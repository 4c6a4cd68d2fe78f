import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const HomeMain = styled.div`
  display: grid;
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.xxl} ${tokens.space.l};
  gap: ${tokens.space.xl};
  h2 {
    margin-bottom: ${tokens.space.s};
    font-size: ${tokens.size.body};
    line-height: 24px;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.l} ${tokens.space.m} ${tokens.space.xl};
    gap: ${tokens.space.l};
  }
`;

/** Greeting on the left, links on the right; stacked on a phone. */
export const HomeHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.m};
  h1 {
    font-size: ${tokens.size.figure};
    line-height: 44px;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  p {
    min-height: 26px;
    margin-top: ${tokens.space.xs};
    color: ${tokens.color.soft};
    font-size: ${tokens.size.body};
    line-height: 26px;
  }
`;

export const HomeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.s};
  ${tokens.screen.narrow} {
    width: 100%;
    > a {
      flex: auto;
      white-space: nowrap;
    }
  }
`;
