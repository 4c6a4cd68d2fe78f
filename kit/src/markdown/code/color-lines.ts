import { StringStream } from '@codemirror/streamparser';
import type { Parser } from './languages.ts';

/** A token of one line and its kind, as in "keyword"; null for plain text. */
export interface Stretch {
  text: string;
  kind: string | null;
}

/** Highlights code line by line, so that long code can be done in slices and growing code continues where it was. */
export class LineColors {
  readonly #parser: Parser;
  readonly #state: unknown;

  constructor(parser: Parser) {
    this.#parser = parser;
    this.#state = parser.startState?.(2) ?? {};
  }

  group(lines: string): Stretch[][] {
    return lines.split('\n').map((line) => this.#line(line));
  }

  #line(line: string): Stretch[] {
    if (line === '') {
      this.#parser.blankLine?.(this.#state, 2);
      return [];
    }
    const stretches: Stretch[] = [];
    const stream = new StringStream(line, 2, 2);
    while (!stream.eol()) {
      const kind = this.#token(stream);
      append(stretches, stream.current(), kind);
      stream.start = stream.pos;
    }
    return stretches;
  }

  /** A parser may return without advancing when only its state changed, but not endlessly. */
  #token(stream: StringStream): string | null {
    for (let tries = 0; tries < 10; tries += 1) {
      const kind = this.#parser.token(stream, this.#state);
      if (stream.pos > stream.start) return kind;
    }
    stream.next();
    return null;
  }
}

function append(stretches: Stretch[], text: string, tag: string | null): void {
  const kind = tag ? (/^[a-z]+/i.exec(tag)?.[0] ?? null) : null;
  const last = stretches.at(-1);
  if (last && last.kind === kind) last.text += text;
  else stretches.push({ text, kind });
}
