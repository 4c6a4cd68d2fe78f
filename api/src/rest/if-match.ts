/** Nothing was updated then. */
const noVersion = new Date(0).toISOString();

/**
 * The `updatedAt` that an If-Match names, or null for any version: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1 Weak tags,
 * lists and texts that aren't a time match no version.
 */
export function parseIfMatch(header: string | undefined): string | null {
  if (header === undefined || header.trim() === '*') return null;
  const time = Date.parse(/^\s*"(\d{4}-[^"]*)"\s*$/.exec(header)?.[1] ?? '');
  return Number.isNaN(time) ? noVersion : new Date(time).toISOString();
}
