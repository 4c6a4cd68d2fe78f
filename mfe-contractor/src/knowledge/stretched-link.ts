import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Makes its whole card or row clickable; other controls inside are layered above it. */
export const StretchedLink = styled(Link)`
  && {
    color: ${tokens.color.ink};
  }
  text-decoration: none;
  &::after {
    position: absolute;
    content: '';
    inset: 0;
  }
  &:hover {
    color: ${tokens.color.accent};
    text-decoration: none;
  }
`;
