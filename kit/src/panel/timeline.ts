import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** A vertical timeline with a tick at each entry. */
export const Timeline = styled.ol`
  border-left: 1px solid ${tokens.color.edge};

  li {
    position: relative;
    display: grid;
    padding: 0 0 ${tokens.space.m} ${tokens.space.l};
    gap: 4px;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    position: absolute;
    top: 9px;
    left: 0;
    width: 12px;
    border-top: 1px solid ${tokens.color.edge};
    content: '';
  }
  p {
    overflow-wrap: anywhere;
  }
  time {
    justify-self: start;
    color: ${tokens.color.faint};
    font-size: ${tokens.size.tiny};
    line-height: 16px;
  }
`;
