import styled from 'styled-components';
import { getPieces } from './get-pieces.ts';

/** A text with what was searched for marked in it. */
export function Marked({ text, search }: { text: string; search: string }) {
  return getPieces(text, search).map(({ at, piece, isHit }) => (isHit ? <Hit key={at}>{piece}</Hit> : piece));
}

const Hit = styled.mark`
  border-bottom: 2px solid ${({ theme }) => theme.color.accent};
  background: ${({ theme }) => theme.color.skyWash};
  color: inherit;
  font-weight: 600;
`;
