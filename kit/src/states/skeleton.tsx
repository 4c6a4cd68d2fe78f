import styled, { keyframes } from 'styled-components';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/** A placeholder for a text or figure that is loading, with the size of the final content. */
export const Skeleton = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.line};
  animation: ${pulse} 1.6s ease-in-out 6;
`;
