import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Dialog footer: Cancel first, the primary action last. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.xs};
`;

/** For destructive actions. */
export const DangerButton = styled(Button)`
  && {
    border-color: ${tokens.color.danger};
    color: ${tokens.color.danger};
  }
`;
