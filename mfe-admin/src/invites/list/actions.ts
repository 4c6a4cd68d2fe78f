import { Button } from 'kit/controls';
import styled from 'styled-components';

/** The actions of an invite, at the end of its row. */
export const Actions = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  justify-self: end;
  gap: ${({ theme }) => theme.space.xs};
`;

export const RowButton = styled(Button)`
  padding: 9px ${({ theme }) => theme.space.s};
  white-space: nowrap;
`;
