import styled from 'styled-components';
import { Link } from '../router.ts';
import { tokens } from '../theme/tokens.ts';

/** A link that makes its whole row or card clickable, which needs `position: relative`. Its own text is its accessible name. */
export const StretchedLink = styled(Link)`
  && {
    color: inherit;
  }
  /* Its target is the whole row. */
  &&& {
    min-height: 0;
  }
  text-decoration: none;
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: -2px;
  }
`;
