/** How many lines are rendered and highlighted as one group. */
const linesInGroup = 40;

/** Splits code into groups of lines: growing code changes only its last group. */
export function lineGroups(code: string): string[] {
  const lines = code.split('\n');
  const groups: string[] = [];
  for (let start = 0; start < lines.length; start += linesInGroup)
    groups.push(lines.slice(start, start + linesInGroup).join('\n'));
  return groups;
}
