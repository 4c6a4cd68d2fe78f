import styled, { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { touchSize } from '../theme/touch-target.ts';

interface FrameProps {
  $fixed: boolean;
  $up: boolean;
  /** Its preview follows the pointer. */
  $dragged: boolean;
  $line: 'before' | 'after' | undefined;
}

/* Half of the gap between two cards, and half of the line itself. */
const dropIndicator = ($side: 'before' | 'after') => css`
  &::after {
    position: absolute;
    ${$side === 'before' ? 'top' : 'bottom'}: -6px;
    left: 0;
    width: 100%;
    height: 3px;
    border-radius: 2px;
    background: ${tokens.color.accent};
    content: '';
  }
  &::before {
    position: absolute;
    ${$side === 'before' ? 'top' : 'bottom'}: -10px;
    left: 0;
    width: 3px;
    height: 11px;
    background: ${tokens.color.accent};
    content: '';
  }
`;

export const Frame = styled.li<FrameProps>`
  position: relative;
  display: grid;
  min-width: 0;
  border: 1px solid ${({ $up }) => ($up ? tokens.color.accent : tokens.color.line)};
  border-radius: ${tokens.radius.medium};
  grid-template-columns: ${({ $fixed }) => ($fixed ? 'minmax(0, 1fr)' : '24px minmax(0, 1fr) 32px')};
  @media (pointer: coarse) {
    grid-template-columns: ${({ $fixed }) => ($fixed ? 'minmax(0, 1fr)' : `${touchSize} minmax(0, 1fr) ${touchSize}`)};
  }
  background: ${tokens.color.raised};
  box-shadow: ${({ $up }) => ($up ? `0 4px 12px ${tokens.color.shadow}` : 'none')};
  opacity: ${({ $dragged }) => ($dragged ? 0.5 : 1)};
  cursor: ${({ $fixed }) => ($fixed ? 'auto' : 'grab')};
  transition:
    border-color ${tokens.motion.feedback},
    box-shadow ${tokens.motion.feedback};
  &:hover {
    border-color: ${({ $fixed, $up }) => ($fixed ? tokens.color.line : $up ? tokens.color.accent : tokens.color.edge)};
  }
  /* Otherwise a link or image inside would be dragged instead of the card. */
  a,
  img {
    -webkit-user-drag: none;
  }
  ${({ $line }) => $line && dropIndicator($line)}
`;

export const Content = styled.div<{ $fixed: boolean }>`
  min-width: 0;
  padding: ${({ $fixed }) => ($fixed ? tokens.space.s : `${tokens.space.xs} 0 ${tokens.space.s} 4px`)};
  overflow-wrap: anywhere;
`;
