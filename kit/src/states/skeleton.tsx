import styled, { keyframes } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/** A placeholder for a text or figure that is loading, with the size of the final content. */
export const Skeleton = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.line};
  animation: ${pulse} 1.6s ease-in-out 6;
`;
