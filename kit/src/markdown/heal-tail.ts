import remend from 'remend';

/* What an incomplete line may still become: a heading, list, rule, fence or table row. */
const undecidedLine = /^\s*(?:#{1,6}|[-*+_=~`]+|(?:`{3}|~{3}).*|\d{1,9}[.)]?|[>|].*)\s*$/;
const delimiterRow = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/**
 * Completes the end of a growing text, so that nothing on screen changes type with the next word: open emphasis and links are
 * closed, and ambiguous input is held back.
 */
export function healTail(tail: string): string {
  return remend(withholdUndecidedLine(tail), { linkMode: 'text-only', htmlTags: false, setextHeadings: false });
}

function withholdUndecidedLine(tail: string): string {
  const start = tail.lastIndexOf('\n') + 1;
  const line = tail.slice(start);
  const before = tail.slice(0, start);
  if (isTableHeader(before)) return dropLastLine(before);
  if (!undecidedLine.test(line)) return tail;
  // Table rows show as they arrive; the header only once the line below confirms it.
  return line.trimStart().startsWith('|') && isInTable(before) ? tail : before;
}

/** Whether the last complete line may be a table header whose delimiter row is still incomplete. */
function isTableHeader(before: string): boolean {
  const lines = before.trimEnd() === '' || before.endsWith('\n\n') ? [] : before.split('\n').slice(0, -1);
  const last = lines.at(-1)?.trimStart() ?? '';
  return last.startsWith('|') && !delimiterRow.test(last) && !isInTable(before);
}

function isInTable(before: string): boolean {
  const block = before.slice(before.lastIndexOf('\n\n') + 1);
  return block.split('\n').some((line) => line.includes('|') && delimiterRow.test(line));
}

const dropLastLine = (text: string) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1);
