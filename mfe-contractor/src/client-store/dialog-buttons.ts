import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** At the end of a dialog: Cancel first, the main action last. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.xs};
`;

/** For actions that can't be undone. */
export const DangerButton = styled(Button)`
  && {
    border-color: ${tokens.color.danger};
    color: ${tokens.color.danger};
  }
`;
