import { Link } from 'kit/router';
import styled from 'styled-components';

/** Makes its whole card or row clickable; other controls inside are layered above it. */
export const StretchedLink = styled(Link)`
  && {
    color: ${({ theme }) => theme.color.ink};
  }
  text-decoration: none;
  &::after {
    position: absolute;
    content: '';
    inset: 0;
  }
  html body &:hover {
    color: ${({ theme }) => theme.color.accent};
    text-decoration: none;
  }
`;
