/** How many lines are rendered and highlighted as one group. */
const linesPerGroup = 40;

/** Splits code into groups of lines: growing code changes only its last group. */
export function groupLines(code: string): string[] {
  const lines = code.split('\n');
  const groups: string[] = [];
  for (let start = 0; start < lines.length; start += linesPerGroup)
    groups.push(lines.slice(start, start + linesPerGroup).join('\n'));
  return groups;
}
