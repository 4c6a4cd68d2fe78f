import type { ReadableExtension } from '#reading/readable-extension';
import mammoth from 'mammoth';
import { getDocumentProxy } from 'unpdf';
import WordExtractor from 'word-extractor';
import { isBlankText } from '#reading/is-blank-text';
import type { Section } from '#reading/section';
import { maxCharacters, UnreadableError, maxPages } from '#reading/unreadable-error';
import { checkZip } from '#reading/check-zip';
import { mergeSections } from '#reading/merge-sections';
import { readHtml } from '#reading/read-html';

/** An encrypted newer Word file contains this name, and nothing else that is readable. */
const encryptedMarker = Buffer.from('EncryptedPackage', 'utf16le');

/** Without this option typographic quotation marks and dashes become plain ones; it is missing in the types. */
interface WordDocument {
  getBody(options: object): string;
  getFootnotes(options: object): string;
  getEndnotes(options: object): string;
}

/** Reads a Word file from before 2007. */
async function readDoc(bytes: Buffer): Promise<Section[]> {
  if (bytes.includes(encryptedMarker) || isLocked(bytes)) throw new UnreadableError('locked');
  const document: WordDocument = await new WordExtractor().extract(bytes);
  const extractOptions = { filterUnicode: false };
  const parts = [
    document.getBody(extractOptions),
    document.getFootnotes(extractOptions),
    document.getEndnotes(extractOptions),
  ];
  return [
    {
      place: null,
      text: parts
        .filter((part) => part !== '')
        .join('\n')
        .replaceAll('\n', '\n\n'),
    },
  ];
}

/** Its main stream begins with these bytes, and has a flag for encryption. */
function isLocked(bytes: Buffer): boolean {
  const main = bytes.indexOf(Buffer.from([0xec, 0xa5, 0xc1, 0x00]));
  return main >= 0 && main + 12 <= bytes.length && (bytes.readUInt16LE(main + 10) & 0x0100) !== 0;
}

/** Reads a PDF, one section per page. */
async function readPdf(bytes: Buffer): Promise<Section[]> {
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

/** Reads a Word file. A heading starts a section. */
async function readDocx(bytes: Buffer): Promise<Section[]> {
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

/** Reads a plain text file. */
const readText = (bytes: Buffer): Section[] => [{ place: null, text: new TextDecoder().decode(bytes) }];

/** Reads Markdown. A heading starts a section, except in a code block. */
function readMarkdown(bytes: Buffer): Section[] {
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

const readers: Record<ReadableExtension, (bytes: Buffer) => Section[] | Promise<Section[]>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
  html: readHtml,
  txt: readText,
  md: readMarkdown,
  markdown: readMarkdown,
};

/** Normalizes a file's text to what the database can store. */
export async function readSections(extension: ReadableExtension, bytes: Buffer): Promise<Section[]> {
  const sections = (await read(extension, bytes))
    .map(({ place, text }) => ({
      place: place && toStorable(place).slice(0, 200).toWellFormed(),
      text: toStorable(text),
    }))
    .filter(({ text }) => !isBlankText(text));
  if (sections.length === 0) throw new UnreadableError('empty');
  const length = sections.reduce((sum, { text }) => sum + text.length, 0);
  if (length > maxCharacters) throw new UnreadableError('long');
  return mergeSections(sections);
}

/** A library's failure to parse a file is the file's fault. */
async function read(extension: ReadableExtension, bytes: Buffer): Promise<Section[]> {
  try {
    return await readers[extension](bytes);
  } catch (error) {
    throw error instanceof UnreadableError ? error : new UnreadableError('broken');
  }
}

const toStorable = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\f\v\u0085\u2028]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, ' ');
