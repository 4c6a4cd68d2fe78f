const maxTitleLength = 200;

/** Derives a title from a file name: no extension, spaces for underscores and hyphens (part 2 §5). */
export function toDocumentTitle(fileName: string): string {
  const title = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_-]/g, ' ')
    .trim();
  return (title || fileName).slice(0, maxTitleLength);
}
