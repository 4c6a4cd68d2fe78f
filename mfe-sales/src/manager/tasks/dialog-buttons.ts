import { Button } from 'kit/controls';
import styled from 'styled-components';

/** At the end of a dialog: Cancel first, the main action last. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.xs};
`;

/** For actions that can't be undone. */
export const DangerButton = styled(Button)`
  &&,
  html body &&:hover {
    border-color: ${({ theme }) => theme.color.danger};
    color: ${({ theme }) => theme.color.danger};
  }
`;
