import { Link } from 'kit/router';
import styled from 'styled-components';

/** The quiet way back, above a screen that one came to by a link. */
export const BackLink = styled(Link)`
  display: inline-flex;
  min-height: 40px;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  justify-self: start;
  && {
    color: ${({ theme }) => theme.color.soft};
  }
  text-decoration: none;
  html body &:hover {
    color: ${({ theme }) => theme.color.ink};
  }
`;
