import WordExtractor from 'word-extractor';
import type { Section } from './section.ts';
import { UnreadableError } from './unreadable-error.ts';

/** An encrypted newer Word file contains this name, and nothing else that is readable. */
const encryptedMarker = Buffer.from('EncryptedPackage', 'utf16le');

/** Without this option typographic quotation marks and dashes become plain ones; it is missing in the types. */
interface WordDocument {
  getBody(options: object): string;
  getFootnotes(options: object): string;
  getEndnotes(options: object): string;
}

/** Reads a Word file from before 2007. */
export async function readDoc(bytes: Buffer): Promise<Section[]> {
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
