import styled from 'styled-components';

/** A text with the words marked that a search found: as on the server, each word looked for is the beginning of one. */
export function Marked({ text, search }: { text: string; search: string }) {
  const wanted = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isFound = (word: string) => wanted.some((beginning) => word.toLowerCase().startsWith(beginning));
  // Words stand at the odd places, what is between them at the even ones.
  return text.split(/([\p{L}\p{N}]+)/u).map((part, place) => {
    if (place % 2 === 0 || !isFound(part)) return part;
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    return <Mark key={place}>{part}</Mark>;
  });
}

const Mark = styled.mark`
  border-radius: 2px;
  background: ${({ theme }) => theme.color.skyWash};
  box-shadow: 0 0 0 1px ${({ theme }) => theme.color.skyWash};
  color: ${({ theme }) => theme.color.ink};
  font-weight: 600;
`;
