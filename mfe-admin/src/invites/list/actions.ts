import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The actions of an invite, at the end of its row. */
export const Actions = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  justify-self: end;
  gap: ${tokens.space.xs};
`;

export const RowButton = styled(Button)`
  padding: 9px ${tokens.space.s};
  white-space: nowrap;
`;
