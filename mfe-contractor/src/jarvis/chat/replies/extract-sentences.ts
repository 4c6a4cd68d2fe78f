/** The whole sentences after an offset, for screen readers: code is announced but not read, Markdown syntax is stripped. */
export function extractSentences(text: string, from: number): { words: string; end: number } {
  const rest = text.slice(from);
  // An open code block has no sentences; wait until it is complete.
  const fences = [...rest.matchAll(/^ {0,3}(?:```|~~~)/gm)];
  const open = fences.length % 2 === 1 ? (fences.at(-1)?.index ?? 0) : rest.length;
  const whole = rest.slice(0, open);
  const ends = [...whole.matchAll(/[.!?:](?=\s)|\n/g)];
  const last = ends.at(-1);
  if (!last) return { words: '', end: from };
  const length = last.index + 1;
  return { words: toSpokenText(whole.slice(0, length)), end: from + length };
}

export const toSpokenText = (markdown: string): string =>
  markdown
    .replaceAll(/^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))/gm, ' Code. ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[\d{1,3}\]/g, '')
    .split(/(`+[^`\n]+`+)/)
    .map((part, index) => (index % 2 === 1 ? part.replaceAll('`', '') : stripMarks(part)))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Not the characters of names such as `snake_case` and C#: an underscore emphasizes at the edge of a word only, a # begins a line. */
const stripMarks = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/^ {0,3}#+(?=\s)/gm, '')
    .replaceAll(/[*`>|~]+/g, '');
