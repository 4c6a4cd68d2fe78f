import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

interface HighlightedTextProps {
  text: string;
  /** What to highlight, from `matchText` or `matchWords`. */
  pattern: RegExp | null;
}

/** Highlights search matches in a text. */
export function HighlightedText({ text, pattern }: HighlightedTextProps) {
  if (!pattern) return text;
  // Odd indexes are matches, even ones the text between them.
  return text.split(pattern).map((part, place) => {
    if (place % 2 === 0) return part;
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key
    return <Highlight key={place}>{part}</Highlight>;
  });
}

/** Matches the text anywhere, ignoring case. */
export const matchText = (search: string): RegExp | null =>
  search ? new RegExp(`(${search.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)})`, 'giu') : null;

/** Matches words that start with one of the search's terms, as the server's search does. */
export function matchWords(search: string): RegExp | null {
  const terms = search.match(/[\p{L}\p{N}]+/gu);
  return terms && new RegExp(String.raw`(?<![\p{L}\p{N}])((?:${terms.join('|')})[\p{L}\p{N}]*)`, 'giu');
}

const Highlight = styled.mark`
  border-radius: 2px;
  background: ${tokens.color.skyWash};
  box-shadow: 0 0 0 1px ${tokens.color.skyWash};
  color: ${tokens.color.ink};
  font-weight: 600;
`;
