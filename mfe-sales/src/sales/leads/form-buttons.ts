import { DialogButtons } from 'kit/dialog';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The buttons of a form that can be saved only once it is complete or changed, after a note about that. */
export const FormButtons = styled(DialogButtons)`
  align-items: center;
  span {
    margin-right: auto;
    color: ${tokens.color.soft};
  }
  button[aria-disabled='true'] {
    cursor: default;
  }
`;
