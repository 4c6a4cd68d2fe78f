import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** Stacks the panels of a screen, aligned on the left. */
export const Panels = styled.div`
  display: grid;
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.xxl};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xl};
  }
`;
