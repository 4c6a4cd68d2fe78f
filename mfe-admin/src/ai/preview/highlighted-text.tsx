import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { splitByMatch } from './split-by-match.ts';

/** Highlights the matches of a search. */
export function HighlightedText({ text, search }: { text: string; search: string }) {
  return splitByMatch(text, search).map(({ at, piece, isMatch }) =>
    isMatch ? <Highlight key={at}>{piece}</Highlight> : piece,
  );
}

const Highlight = styled.mark`
  border-bottom: 2px solid ${tokens.color.accent};
  background: ${tokens.color.skyWash};
  color: inherit;
  font-weight: 600;
`;
