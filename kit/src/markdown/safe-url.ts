/** The URL of a link in an answer if it is a web or mail link; anything else, such as a script, is rejected. */
export function toSafeUrl(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol } = new URL(href);
  return protocol === 'https:' || protocol === 'http:' || protocol === 'mailto:' ? href : null;
}
