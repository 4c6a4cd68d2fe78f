import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Layout of an invite row and its skeleton: recipient, status, actions. */
export const InviteLine = styled.li`
  display: grid;
  min-height: 92px;
  padding: ${tokens.space.s} ${tokens.space.m};
  align-items: center;
  justify-items: start;
  grid-template-columns: minmax(0, 1fr) 88px 248px;
  gap: 4px ${tokens.space.m};
  > :first-child {
    justify-self: stretch;
  }
  ${tokens.screen.narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
