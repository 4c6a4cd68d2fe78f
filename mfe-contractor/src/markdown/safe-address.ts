/** Where a link of an answer may lead: the web and mail. Anything else, such as a script, is no address. */
export function safeAddress(href: string): string | null {
  const { protocol } = URL.parse(href) ?? {};
  return protocol === 'https:' || protocol === 'http:' || protocol === 'mailto:' ? href : null;
}
