import remend from 'remend';
import { lex, type MarkdownToken } from './lexer.ts';

/** A self-contained block of Markdown. `key` is its offset in the text. */
export type Block = { key: number } & (
  { kind: 'code'; code: string; language: string; isOpen: boolean } | { kind: 'token'; token: MarkdownToken }
);

/**
 * Parses a growing text. A complete block is parsed once and keeps its identity, so it is never parsed or rendered again; only
 * the last block is parsed again with each chunk.
 */
export class BlockReader {
  #text = '';
  #completed: Block[] = [];
  /** The offset where the complete blocks end. */
  #end = 0;

  /** The blocks of the text so far. `isOver`: the text is complete. */
  read(input: string, isComplete: boolean): Block[] {
    const text = input.replaceAll('\r\n', '\n');
    if (!text.startsWith(this.#text.slice(0, this.#end))) {
      this.#completed = [];
      this.#end = 0;
    }
    this.#text = text;
    const growing = this.#readBlocks(isComplete);
    return growing.length > 0 ? [...this.#completed, ...growing] : this.#completed;
  }

  #readBlocks(isComplete: boolean): Block[] {
    while (this.#end < this.#text.length) {
      const tail = this.#text.slice(this.#end);
      const fence = parseFence(tail, isComplete);
      if (fence?.isOpen) return [{ key: this.#end, kind: 'code', ...fence }];
      if (fence) {
        const { length, code, language } = fence;
        this.#finish({ key: this.#end, kind: 'code', code, language, isOpen: false }, length);
        continue;
      }
      const growing = this.#readTokens(tail, isComplete);
      if (growing) return growing;
    }
    return [];
  }

  /**
   * Takes complete blocks up to the next fence, by whole lines: an incomplete line may still belong to the block before it.
   * Returns the blocks that still grow, or nothing if a fence comes next.
   */
  #readTokens(tail: string, isComplete: boolean): Block[] | null {
    const tokens = lex(isComplete ? tail : tail.slice(0, tail.lastIndexOf('\n') + 1));
    const last = tokens.findLastIndex(({ type }) => type !== 'space');
    const start = this.#end;
    for (const [index, token] of tokens.entries()) {
      if (isFence(token) && this.#end > start) return null;
      if (index === last && !isComplete) break;
      if (token.type === 'space' || token.type === 'def') this.#end += token.raw.length;
      else this.#finish(toBlock(this.#end, token), token.raw.length);
    }
    return isComplete ? [] : toHealedBlocks(this.#end, this.#text.slice(this.#end));
  }

  #finish(block: Block, length: number): void {
    this.#completed = [...this.#completed, block];
    this.#end += length;
  }
}

const isFence = (token: MarkdownToken) => token.type === 'code' && token.codeBlockStyle !== 'indented';

function toHealedBlocks(start: number, tail: string): Block[] {
  return lex(healTail(tail))
    .filter(({ type }) => type !== 'space' && type !== 'def')
    .map((token, index) => toBlock(start + index, token));
}

function toBlock(key: number, token: MarkdownToken): Block {
  if (token.type !== 'code') return { key, kind: 'token', token };
  return { key, kind: 'code', code: token.text, language: token.lang ?? '', isOpen: false };
}

interface Fence {
  language: string;
  code: string;
  isOpen: boolean;
  /** How many characters it spans. */
  length: number;
}

/** The fenced code that a text starts with, open if its end is still missing. */
function parseFence(text: string, isComplete: boolean): Fence | null {
  const opening = /^ {0,3}(`{3,}(?=[^`\n]*\n)|~{3,})([^\n]*)\n/.exec(text);
  if (!opening) return null;
  const [head, marks = '', info = ''] = opening;
  const language = (info.trim().split(/[\s{,:]/)[0] ?? '').toLowerCase();
  const closing = new RegExp(`^ {0,3}${marks}${marks.charAt(0)}*[ \\t]*${isComplete ? '(?:\\n|$)' : '\\n'}`, 'm');
  const found = closing.exec(text.slice(head.length));
  if (found) {
    const code = text.slice(head.length, head.length + found.index).replace(/\n$/, '');
    return { language, code, isOpen: false, length: head.length + found.index + found[0].length };
  }
  const rest = text.slice(head.length);
  if (isComplete) return { language, code: rest.replace(/\n$/, ''), isOpen: false, length: text.length };
  // The last line may become the closing fence.
  return { language, code: rest.replace(/\n {0,3}[`~]*[ \t]*$/, ''), isOpen: true, length: text.length };
}

/* What an incomplete line may still become: a heading, list, rule, fence or table row. */
const undecidedLine = /^\s*(?:#{1,6}|[-*+_=~`]+|(?:`{3}|~{3}).*|\d{1,9}[.)]?|[>|].*)\s*$/;
const delimiterRow = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/**
 * Completes the end of a growing text, so that nothing on screen changes type with the next word: open emphasis and links are
 * closed, and ambiguous input is held back.
 */
function healTail(tail: string): string {
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
