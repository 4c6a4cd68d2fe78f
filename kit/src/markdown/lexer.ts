import { Marked, type MarkedToken } from 'marked';

/** `[1]` in an answer: a citation. */
export interface CitationToken {
  type: 'citation';
  raw: string;
  number: number;
}

export type MarkdownToken = MarkedToken | CitationToken;

/* A separate instance: options set on marked itself are global. */
const marked = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'citation',
      level: 'inline',
      start: (source) => /\[\d/.exec(source)?.index,
      tokenizer(source) {
        // A link label may be a number. A definition is a block and never gets here, so a colon is just a colon.
        const found = /^\[(\d{1,3})\](?!\()/.exec(source);
        return found ? { type: 'citation', raw: found[0], number: Number(found[1]) } : undefined;
      },
    },
  ],
});

export const lex = (markdown: string): MarkdownToken[] => marked.lexer(markdown) as MarkdownToken[];
