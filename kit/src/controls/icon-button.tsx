import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { keepFocusable } from './keep-focusable.ts';

/** A button with only an icon; its `aria-label` says what it does. `$size` is in pixels. `disabled` leaves it focusable. */
export const IconButton = styled.button.attrs<{ $size: 32 | 40 | 44 }>(keepFocusable)`
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
  &:where(:not([aria-disabled='true'])):hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
  }
`;
