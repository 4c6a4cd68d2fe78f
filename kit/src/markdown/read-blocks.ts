import { healTail } from './heal-tail.ts';
import { lex, type MarkdownToken } from './lexer.ts';
import { parseFence } from './parse-fence.ts';

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
