const headingPattern = /^\s*#{1,6}[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/;

/** A Markdown text without its first heading, if the page shows the same words above it. */
export function dropHeading(text: string, ...shown: ReadonlyArray<string | null | undefined>): string {
  const heading = readHeading(text);
  const isShown = heading !== null && shown.some((title) => title && normalize(title) === normalize(heading));
  return isShown ? text.replace(headingPattern, '').replace(/^(?:[ \t]*\r?\n)+/, '') : text;
}

/** The heading that a Markdown text begins with. */
export const readHeading = (text: string): string | null => headingPattern.exec(text)?.[1] ?? null;

const normalize = (title: string) => title.replaceAll(/[*_`]/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
