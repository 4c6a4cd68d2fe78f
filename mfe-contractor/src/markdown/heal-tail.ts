import remend from 'remend';

/* What a line that is not over may still become: a heading, a list, a rule, a fence, a row of a table. */
const undecided = /^\s*(?:#{1,6}|[-*+_=~`]+|(?:`{3}|~{3}).*|\d{1,9}[.)]?|[>|].*)\s*$/;
const delimiterRow = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/**
 * The end of a text that is still growing, so that nothing on screen changes its kind with the next word: emphasis and links
 * that are not over are closed, and what cannot be told yet is held back.
 */
export function healTail(tail: string): string {
  return remend(heldBack(tail), { linkMode: 'text-only', htmlTags: false, setextHeadings: false });
}

function heldBack(tail: string): string {
  const start = tail.lastIndexOf('\n') + 1;
  const line = tail.slice(start);
  const before = tail.slice(0, start);
  if (isHeadOfTable(before)) return beforeLastLine(before);
  if (!undecided.test(line)) return tail;
  // The rows of a table grow as they come; its first is one only when the line below says so.
  return line.trimStart().startsWith('|') && isInTable(before) ? tail : before;
}

/** Whether the last whole line may be the head of a table whose second line is still on its way. */
function isHeadOfTable(before: string): boolean {
  const lines = before.trimEnd() === '' || before.endsWith('\n\n') ? [] : before.split('\n').slice(0, -1);
  const last = lines.at(-1)?.trimStart() ?? '';
  return last.startsWith('|') && !delimiterRow.test(last) && !isInTable(before);
}

function isInTable(before: string): boolean {
  const block = before.slice(before.lastIndexOf('\n\n') + 1);
  return block.split('\n').some((line) => line.includes('|') && delimiterRow.test(line));
}

const beforeLastLine = (text: string) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1);
