import type { Readable } from 'node:stream';
import { fileTypeFromTokenizer } from 'file-type';
import { getUploadExtension } from 'rules/uploads';
import { fromStream } from 'strtok3';

interface FileToVerify {
  fileName: string;
  size: number;
}

/** The container that a Word file of before 2007 is kept in. Which program wrote it stands deep inside. */
const compoundFile = 'cfb';

/** Whether the bytes of a file are of the type that its name ends in. Reads as much as that takes. */
export async function hasMatchingFileType({ fileName, size }: FileToVerify, bytes: Readable): Promise<boolean> {
  const extension = getUploadExtension(fileName);
  try {
    if (extension === 'pdf' || extension === 'docx') return (await detectExtension(bytes, size)) === extension;
    if (extension === 'doc') return (await detectExtension(bytes, size)) === compoundFile;
    return extension !== null && (await isText(bytes));
  } finally {
    bytes.destroy();
  }
}

/** With the size the library looks past large pictures, to what tells one archive from another. */
async function detectExtension(bytes: Readable, size: number): Promise<string | undefined> {
  try {
    return (await fileTypeFromTokenizer(await fromStream(bytes, { fileInfo: { size } })))?.ext;
  } catch (error) {
    if (bytes.errored) throw error; // it could not be read at all
    return undefined; // it begins like a type that it is not
  }
}

/** UTF-8 without a NUL, which no text has and the database cannot keep. */
async function isText(bytes: Readable): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decodes = (chunk?: Uint8Array) => {
    try {
      return !decoder.decode(chunk, { stream: chunk !== undefined }).includes('\0');
    } catch {
      return false; // that it throws is the answer
    }
  };
  for await (const chunk of bytes) if (!decodes(chunk)) return false;
  return decodes();
}
