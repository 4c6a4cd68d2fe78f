export type Block =
  | { kind: 'code'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] };

/** Parses Markdown into the blocks that the plain view supports. An unclosed fence already counts as code. */
export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let code: string[] | null = null;
  let isNew = true;
  for (const line of text.split('\n')) {
    if (/^\s*```/.test(line)) {
      if (code) blocks.push({ kind: 'code', text: code.join('\n') });
      code = code ? null : [];
      isNew = true;
    } else if (code) code.push(line);
    else if (line.trim() === '') isNew = true;
    else {
      addLine(blocks, line, isNew);
      isNew = /^#{1,6}\s/.test(line);
    }
  }
  if (code) blocks.push({ kind: 'code', text: code.join('\n') });
  return blocks;
}

function addLine(blocks: Block[], line: string, isNew: boolean): void {
  const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
  if (heading !== undefined) return void blocks.push({ kind: 'heading', text: heading });
  const quoted = /^\s*>\s?(.*)$/.exec(line)?.[1];
  if (quoted !== undefined) return void addQuote(blocks, quoted, isNew);
  const [, mark, item] = /^\s*([-*+]|\d+[.)])\s+(.*)$/.exec(line) ?? [];
  const last = blocks.at(-1);
  if (mark && item !== undefined) {
    const ordered = /\d/.test(mark);
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item);
    else blocks.push({ kind: 'list', ordered, items: [item] });
  } else if (!isNew && last?.kind === 'paragraph') last.text += `\n${line}`;
  else if (!isNew && last?.kind === 'list') last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`);
  else blocks.push({ kind: 'paragraph', text: line });
}

function addQuote(blocks: Block[], text: string, isNew: boolean): void {
  const last = blocks.at(-1);
  if (!isNew && last?.kind === 'quote') last.text += `\n${text}`;
  else blocks.push({ kind: 'quote', text });
}
