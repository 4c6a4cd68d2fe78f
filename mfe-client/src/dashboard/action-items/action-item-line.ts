import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const actionItemHeight = 48;

/** Layout of an action item: kind, title, time, link. Stacked on a phone. */
export const ActionItemLine = styled.div`
  display: grid;
  min-height: ${actionItemHeight}px;
  padding: ${tokens.space.s} ${tokens.space.l};
  grid-template-columns: 112px minmax(0, 2fr) minmax(0, 3fr) 136px 16px;
  align-items: center;
  gap: 2px ${tokens.space.m};
  /* A tablet has no room for title and detail side by side. */
  @media (min-width: 720px) and (max-width: 1079px) {
    grid-template-columns: 112px minmax(0, 1fr) 136px 16px;
    > :not(:nth-child(2), :nth-child(3)) {
      grid-row: 1 / span 2;
    }
    > :nth-child(3) {
      grid-row: 2;
      grid-column: 2;
    }
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.s} ${tokens.space.m};
    grid-template-columns: minmax(0, 1fr) 16px;
    > * {
      grid-column: 1;
    }
    > :last-child {
      grid-column: 2;
      grid-row: 1 / span 4;
    }
  }
`;
