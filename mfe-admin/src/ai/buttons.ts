import { Button } from 'kit/controls';
import styled from 'styled-components';

/** Dialog footer: Cancel first, the primary action last. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.xs};
`;

/** For destructive actions. */
export const DangerButton = styled(Button)`
  &&,
  html body &&:hover {
    border-color: ${({ theme }) => theme.color.danger};
    color: ${({ theme }) => theme.color.danger};
  }
`;
