import styled from 'styled-components';

/** A button with only an icon; its `aria-label` says what it does. `$size` is in pixels. */
export const IconButton = styled.button<{ $size: 32 | 40 | 44 }>`
  display: flex;
  width: ${({ $size }) => $size}px;
  min-height: ${({ $size }) => Math.min($size, 40)}px;
  flex: none;
  align-items: center;
  justify-content: center;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  color: ${({ theme }) => theme.color.soft};
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.ink};
  }
`;
