import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** A secondary link back, above a screen that was opened from a link. */
export const BackLink = styled(Link)`
  display: inline-flex;
  min-height: 40px;
  align-items: center;
  gap: ${tokens.space.xs};
  justify-self: start;
  && {
    color: ${tokens.color.soft};
  }
  text-decoration: none;
  &:hover {
    color: ${tokens.color.ink};
  }
`;
