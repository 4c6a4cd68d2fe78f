import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Shared layout of the list and the project screen: aligned with the portal's left edge. */
export const ScreenLayout = styled.div`
  display: grid;
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.xxl};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  h1 {
    font-size: ${tokens.size.title};
    line-height: 36px;
    overflow-wrap: anywhere;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xl};
  }
`;
