const maxTitleLength = 60;

/** A conversation's title from its first question: the first line, without Markdown syntax, truncated at a word. */
export function toTitle(question: string): string {
  const lines = question.split('\n').map((line) =>
    line
      .replace(/^[\s#>*`\-\d.)]+/, '')
      .replaceAll(/[`*_]/g, '')
      .trim(),
  );
  const line = (lines.find(Boolean) ?? question).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxTitleLength) return line;
  const cut = line.slice(0, maxTitleLength).replace(/\s+\S*$/, '');
  return `${cut.toWellFormed().replace(/[\s,;:.!?–-]+$/, '')}…`;
}
