import { Link } from 'kit/router';
import styled from 'styled-components';

/** All of the card or row that it stands in opens it; what else can be pressed there lies above. */
export const Opens = styled(Link)`
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
