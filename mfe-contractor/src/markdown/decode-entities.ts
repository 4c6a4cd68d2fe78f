const named: Record<string, string> = {
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

/** The characters that Markdown may write as entities. The lexer leaves them to a browser's HTML, which we never make. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (written, decimal, hex, name) => {
    if (name) return named[name] ?? written;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : written;
  });
}
