import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** A row of four columns: item, details, state, actions. On narrow screens the third moves next to the first. */
export const Columns = styled.li`
  display: grid;
  padding: ${tokens.space.s} ${tokens.space.m};
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  font-variant-numeric: tabular-nums;
  > * {
    min-width: 0;
  }
  ${tokens.screen.belowWide} {
    && {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > :nth-child(2) {
      grid-row: 2;
    }
    > :nth-child(3) {
      grid-column: 2;
      grid-row: 1;
    }
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m};
  }
`;
