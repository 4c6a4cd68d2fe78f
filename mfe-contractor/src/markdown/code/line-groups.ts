/** How many lines are drawn, and colored, as one. */
const linesInGroup = 40;

/** A code in groups of lines: one that grows changes only its last group. */
export function lineGroups(code: string): string[] {
  const lines = code.split('\n');
  const groups: string[] = [];
  for (let start = 0; start < lines.length; start += linesInGroup)
    groups.push(lines.slice(start, start + linesInGroup).join('\n'));
  return groups;
}
