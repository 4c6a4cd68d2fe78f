import mammoth from 'mammoth';
import { checkZip } from './check-zip.ts';
import type { Section } from './section.ts';

/** Reads a Word file. A heading starts a section. */
export async function readDocx(bytes: Buffer): Promise<Section[]> {
  checkZip(bytes);
  const withoutPictures = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { convertImage: withoutPictures });
  const sections: Section[] = [{ place: null, text: '' }];
  // Each heading, and the text up to the next.
  for (const block of value.split(/(?=<h[1-6]>)/)) {
    const heading = /^<h[1-6]>(.*?)<\/h[1-6]>/s.exec(block)?.[1];
    sections.push({ place: heading === undefined ? null : toText(heading).trim() || null, text: toText(block) });
  }
  return sections;
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const toText = (html: string): string =>
  html
    .replaceAll(/<\/(?:h[1-6]|p|li|tr|table|ul|ol)>/g, '\n\n')
    .replaceAll(/<(?:br|\/td)[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
