const maxTitleLength = 200;

/** The title that a file's name stands for: without its ending, with spaces for underscores and hyphens (part 2 §5). */
export function toDocumentTitle(fileName: string): string {
  const title = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_-]/g, ' ')
    .trim();
  return (title || fileName).slice(0, maxTitleLength);
}
