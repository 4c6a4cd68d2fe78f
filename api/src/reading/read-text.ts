import type { Section } from './section.ts';

/** Reads a plain text file. */
export const readText = (bytes: Buffer): Section[] => [{ place: null, text: new TextDecoder().decode(bytes) }];

/** Reads Markdown. A heading starts a section, except in a code block. */
export function readMarkdown(bytes: Buffer): Section[] {
  const sections: Array<{ place: string | null; lines: string[] }> = [{ place: null, lines: [] }];
  let isCode = false;
  for (const line of new TextDecoder().decode(bytes).split(/\r?\n/)) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isCode = !isCode;
    const heading = isCode ? undefined : /^ {0,3}#{1,6}\s+(\S.*)$/.exec(line)?.[1];
    if (heading !== undefined) sections.push({ place: heading.replace(/\s+#+\s*$/, '').trim(), lines: [] });
    sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ place, lines }) => ({ place, text: lines.join('\n') }));
}
