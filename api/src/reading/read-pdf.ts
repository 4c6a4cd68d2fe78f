import { getDocumentProxy } from 'unpdf';
import type { Section } from './section.ts';
import { maxCharacters, maxPages, UnreadableError } from './unreadable-error.ts';

/** Reads a PDF, one section per page. */
export async function readPdf(bytes: Buffer): Promise<Section[]> {
  const document = await openPdf(bytes);
  if (document.numPages > maxPages) throw new UnreadableError('pages');
  const sections: Section[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    sections.push({ place: `Page ${number}`, text });
    length += text.length;
    if (length > maxCharacters) throw new UnreadableError('long');
    page.cleanup();
  }
  return sections;
}

async function openPdf(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new UnreadableError('locked');
    throw error;
  }
}
