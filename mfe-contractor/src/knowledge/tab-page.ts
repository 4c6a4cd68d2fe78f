import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The layout of a tab, aligned with the header of the hub. */
export const TabPage = styled.div`
  display: grid;
  max-width: ${tokens.width.page};
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.xxl};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xl};
  }
`;

/** The main column, and a side column if it fits. */
export const TwoColumns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
  }
`;
