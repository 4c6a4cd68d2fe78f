import styled, { keyframes } from 'styled-components';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/** The place of a text or a figure that is still on its way: give it the size of what will stand there. */
export const Skeleton = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.line};
  animation: ${pulse} 1.6s ease-in-out 6;
`;
