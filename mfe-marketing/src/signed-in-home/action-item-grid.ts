import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The columns of an action item: kind, title, time, arrow. On a phone they stack. */
export const ActionItemGrid = styled.div`
  display: grid;
  min-height: 72px;
  padding: ${tokens.space.s} ${tokens.space.m};
  grid-template-columns: 152px minmax(0, 1fr) 184px 16px;
  align-items: center;
  gap: ${tokens.space.m};
  > :first-child {
    font-size: ${tokens.size.small};
  }
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr) 16px;
    gap: 4px ${tokens.space.s};
    > * {
      grid-column: 1;
    }
    > :last-child {
      grid-column: 2;
      grid-row: 1 / span 3;
    }
  }
`;
