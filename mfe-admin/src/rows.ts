import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** A framed list with a line between its rows. */
export const Rows = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  > li + li {
    border-top: 1px solid ${tokens.color.line};
  }
`;
