/** Where a link of an answer may lead: the web and mail. Anything else, such as a script, is no address. */
export function safeAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol } = new URL(href);
  return protocol === 'https:' || protocol === 'http:' || protocol === 'mailto:' ? href : null;
}
