import WordExtractor from 'word-extractor';
import type { Section } from './section.ts';
import { UnreadableError } from './unreadable-error.ts';

/** A newer Word file under a password has this name in it, and nothing else that could be read. */
const encryptedMarker = Buffer.from('EncryptedPackage', 'utf16le');

/** Without the option typographic quotation marks and dashes become plain ones; the types do not know it. */
interface WordDocument {
  getBody(options: object): string;
  getFootnotes(options: object): string;
  getEndnotes(options: object): string;
}

/** Reads a Word file of before 2007. */
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

/** Its main stream begins with these, and has a flag for it. */
function isLocked(bytes: Buffer): boolean {
  const main = bytes.indexOf(Buffer.from([0xec, 0xa5, 0xc1, 0x00]));
  return main >= 0 && main + 12 <= bytes.length && (bytes.readUInt16LE(main + 10) & 0x0100) !== 0;
}
