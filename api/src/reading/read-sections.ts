import type { UploadExtension } from 'rules/uploads';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readMarkdown, readText } from './read-text.ts';
import { isBlankText } from './is-blank-text.ts';
import type { Section } from './section.ts';
import { maxCharacters, UnreadableError } from './unreadable-error.ts';

const readers: Record<UploadExtension, (bytes: Buffer) => Section[] | Promise<Section[]>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
  txt: readText,
  md: readMarkdown,
  markdown: readMarkdown,
};

/** Normalizes a file's text to what the database can store. */
export async function readSections(extension: UploadExtension, bytes: Buffer): Promise<Section[]> {
  const sections = (await read(extension, bytes))
    .map(({ place, text }) => ({
      place: place && toStorable(place).slice(0, 200).toWellFormed(),
      text: toStorable(text),
    }))
    .filter(({ text }) => !isBlankText(text));
  if (sections.length === 0) throw new UnreadableError('empty');
  const length = sections.reduce((sum, { text }) => sum + text.length, 0);
  if (length > maxCharacters) throw new UnreadableError('long');
  return sections;
}

/** A library's failure to parse a file is the file's fault. */
async function read(extension: UploadExtension, bytes: Buffer): Promise<Section[]> {
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
