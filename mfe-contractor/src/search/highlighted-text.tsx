import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Highlights search matches in a text. As on the server, each search term matches the start of a word. */
export function HighlightedText({ text, search }: { text: string; search: string }) {
  const terms = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isFound = (word: string) => terms.some((beginning) => word.toLowerCase().startsWith(beginning));
  // Odd indexes are matches, even ones the text between them.
  return text.split(/([\p{L}\p{N}]+)/u).map((part, place) => {
    if (place % 2 === 0 || !isFound(part)) return part;
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key
    return <Highlight key={place}>{part}</Highlight>;
  });
}

const Highlight = styled.mark`
  border-radius: 2px;
  background: ${tokens.color.skyWash};
  box-shadow: 0 0 0 1px ${tokens.color.skyWash};
  color: ${tokens.color.ink};
  font-weight: 600;
`;
