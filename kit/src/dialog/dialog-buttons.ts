import styled from 'styled-components';
import { Button } from '../controls/button.tsx';
import { tokens } from '../theme/tokens.ts';

/** At the end of a dialog: Cancel first, the main action last. */
export const DialogButtons = styled.div`
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
