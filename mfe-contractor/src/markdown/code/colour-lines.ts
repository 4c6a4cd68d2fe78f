import { StringStream } from '@codemirror/streamparser';
import type { Parser } from './languages.ts';

/** A stretch of one line and what it is, as in "keyword"; null where it is nothing in particular. */
export interface Stretch {
  text: string;
  kind: string | null;
}

/** Colors code line by line, so that a long one can be done in slices, and one that grows goes on where it was. */
export class LineColours {
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

  /** A parser may answer without a step forward when only its state changed; not forever, though. */
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
