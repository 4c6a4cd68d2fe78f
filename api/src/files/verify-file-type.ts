import type { Readable } from 'node:stream';
import { fileTypeFromTokenizer } from 'file-type';
import { emptyFileMessage, getUploadExtension, getWrongContentMessage } from 'rules/uploads';
import { fromStream } from 'strtok3';
import { unsupportedType } from '#errors';
import type { FileStore } from '#files/file-store';

interface FileToVerify {
  fileName: string;
  size: number;
}

/** The container format of Word files before 2007. The program that wrote it is recorded deep inside. */
const compoundFile = 'cfb';

/** Rejects a stored file that is empty, or whose content is not what its name says. */
export async function verifyFileType(
  store: FileStore,
  { key, ...file }: FileToVerify & { key: string },
): Promise<void> {
  if (file.size === 0) throw unsupportedType(emptyFileMessage);
  if (!(await hasMatchingFileType(file, await store.open(key))))
    throw unsupportedType(getWrongContentMessage(file.fileName));
}

/** Whether the bytes of a file match its extension. Reads only as much as needed. */
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

/** Given the size, the library skips large pictures to find what identifies an archive. */
async function detectExtension(bytes: Readable, size: number): Promise<string | undefined> {
  try {
    return (await fileTypeFromTokenizer(await fromStream(bytes, { fileInfo: { size } })))?.ext;
  } catch (error) {
    if (bytes.errored) throw error; // it could not be read at all
    return undefined; // it begins like a type that it isn't
  }
}

/** UTF-8 without a NUL, which no text contains and the database can't store. */
async function isText(bytes: Readable): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decodes = (chunk?: Uint8Array) => {
    try {
      return !decoder.decode(chunk, { stream: chunk !== undefined }).includes('\0');
    } catch {
      return false; // invalid UTF-8
    }
  };
  for await (const chunk of bytes) if (!decodes(chunk)) return false;
  return decodes();
}
