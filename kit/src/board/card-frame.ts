import styled, { css } from 'styled-components';

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
    background: ${({ theme }) => theme.color.accent};
    content: '';
  }
  &::before {
    position: absolute;
    ${$side === 'before' ? 'top' : 'bottom'}: -10px;
    left: 0;
    width: 3px;
    height: 11px;
    background: ${({ theme }) => theme.color.accent};
    content: '';
  }
`;

export const Frame = styled.li<FrameProps>`
  position: relative;
  display: grid;
  min-width: 0;
  border: 1px solid ${({ theme, $up }) => ($up ? theme.color.accent : theme.color.line)};
  border-radius: ${({ theme }) => theme.radius.medium};
  grid-template-columns: ${({ $fixed }) => ($fixed ? 'minmax(0, 1fr)' : '24px minmax(0, 1fr) 32px')};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme, $up }) => ($up ? `0 4px 12px ${theme.color.shadow}` : 'none')};
  opacity: ${({ $dragged }) => ($dragged ? 0.5 : 1)};
  cursor: ${({ $fixed }) => ($fixed ? 'auto' : 'grab')};
  transition:
    border-color ${({ theme }) => theme.motion.feedback},
    box-shadow ${({ theme }) => theme.motion.feedback};
  &:hover {
    border-color: ${({ theme, $fixed, $up }) => ($fixed ? theme.color.line : $up ? theme.color.accent : theme.color.edge)};
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
  padding: ${({ theme, $fixed }) => ($fixed ? theme.space.s : `${theme.space.xs} 0 ${theme.space.s} 4px`)};
  overflow-wrap: anywhere;
`;
