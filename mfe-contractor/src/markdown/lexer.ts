import { Marked, type MarkedToken } from 'marked';

/** `[1]` in an answer: the passage of that number. */
export interface CitationToken {
  type: 'citation';
  raw: string;
  number: number;
}

export type MarkdownToken = MarkedToken | CitationToken;

/* An instance of its own: what is set on marked itself holds for the whole page. */
const marked = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'citation',
      level: 'inline',
      start: (source) => /\[\d/.exec(source)?.index,
      tokenizer(source) {
        // A link may be called by a number. A definition is a block and never comes here, so a colon is only a colon.
        const found = /^\[(\d{1,3})\](?!\()/.exec(source);
        return found ? { type: 'citation', raw: found[0], number: Number(found[1]) } : undefined;
      },
    },
  ],
});

export const lex = (markdown: string): MarkdownToken[] => marked.lexer(markdown) as MarkdownToken[];
