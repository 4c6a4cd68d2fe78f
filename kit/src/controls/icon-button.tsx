import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** A button with only an icon; its `aria-label` says what it does. `$size` is in pixels. */
export const IconButton = styled.button<{ $size: 32 | 40 | 44 }>`
  display: flex;
  width: ${({ $size }) => $size}px;
  min-height: ${({ $size }) => Math.min($size, 40)}px;
  flex: none;
  align-items: center;
  justify-content: center;
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${tokens.color.soft};
  cursor: pointer;
  &:hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
  }
`;
