import { Fragment } from 'react';
import { Citation } from './citation.tsx';
import type { MarkdownToken } from './lexer.ts';
import { toSafeUrl } from './safe-url.ts';
import type { Token } from 'marked';

/** Inline tokens. Everything becomes an element or text: HTML in an answer is never rendered as HTML. */
export function InlineView({ tokens }: { tokens: readonly Token[] | undefined }) {
  return tokens?.map((token, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a piece of a text has no name but its place
    <Fragment key={place}>{renderToken(token as MarkdownToken)}</Fragment>
  ));
}

function renderToken(token: MarkdownToken) {
  switch (token.type) {
    case 'text':
      return token.tokens ? <InlineView tokens={token.tokens} /> : decodeEntities(token.text);
    case 'escape':
      return token.text;
    case 'strong':
      return (
        <strong>
          <InlineView tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <InlineView tokens={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <InlineView tokens={token.tokens} />
        </del>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'checkbox':
      return <input type="checkbox" checked={token.checked} disabled aria-label={token.checked ? 'Done' : 'Open'} />;
    case 'citation':
      return <Citation number={token.number} />;
    case 'link':
      return <SafeLink href={token.href}>{<InlineView tokens={token.tokens} />}</SafeLink>;
    case 'image':
      // Loading it would reveal to a third-party server who reads this, and when.
      return <SafeLink href={token.href}>{token.text || 'Image'}</SafeLink>;
    default:
      return token.raw;
  }
}

function SafeLink({ href, children }: { href: string; children: React.ReactNode }) {
  const url = toSafeUrl(href);
  if (!url) return children;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rarr: '→',
  larr: '←',
  times: '×',
};

/** The entities that Markdown may contain. The lexer leaves them to the browser's HTML parser, which we never use. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (written, decimal, hex, name) => {
    if (name) return namedEntities[name] ?? written;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : written;
  });
}
