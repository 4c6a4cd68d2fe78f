import { Readable } from 'node:stream';
import { contentNames, getUploadExtension, type UploadExtension, uploadTypes } from 'rules/uploads';
import { UnfetchableError } from '#documents/fetching/unfetchable-error';
import { hasMatchingFileType } from '#files/verify-file-type';
import type { ReadableExtension } from '#reading/readable-extension';

/** Media types that servers send besides those of uploads. */
const otherTypes: Record<string, ReadableExtension> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/x-markdown': 'md',
};
/** Says nothing: the name in the address decides. */
const unknownTypes = ['', 'application/octet-stream', 'binary/octet-stream'];
const textExtensions: readonly ReadableExtension[] = ['html', 'txt', 'md', 'markdown'];

/** What a server says that it sends. Throws if it can't be read. */
export function detectType(url: URL, contentType: string): ReadableExtension {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const named = getUploadExtension(url.pathname);
  if (named && unknownTypes.includes(type)) return named;
  // Servers of source code send Markdown as plain text.
  if (type === 'text/plain') return named === 'md' || named === 'markdown' ? named : 'txt';
  const uploadable = (Object.keys(uploadTypes) as UploadExtension[]).find((each) => uploadTypes[each] === type);
  const extension = uploadable ?? (Object.hasOwn(otherTypes, type) ? otherTypes[type] : undefined);
  if (!extension) throw new UnfetchableError('type', toTypeName(type));
  return extension;
}

/** The server's words, as far as they are a media type. */
const toTypeName = (type: string) => (/^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(type) ? type : 'a file of unknown type');

/** The bytes, with text in UTF-8. Throws unless they are what their server says. */
export async function verifyContent(bytes: Buffer, extension: ReadableExtension, contentType: string): Promise<Buffer> {
  const content = textExtensions.includes(extension) ? toUtf8(bytes, extension, contentType) : bytes;
  const fileName = `fetched.${extension === 'html' ? 'txt' : extension}`;
  if (!content || !(await hasMatchingFileType({ fileName, size: content.length }, toStream(content))))
    throw new UnfetchableError('content', extension === 'html' ? 'a web page' : contentNames[extension]);
  return content;
}

const toStream = (bytes: Buffer) => Readable.from([bytes], { objectMode: false });

/** Null if the bytes are no text in the encoding that the server or the page names. */
function toUtf8(bytes: Buffer, extension: ReadableExtension, contentType: string): Buffer | null {
  const named = /charset\s*=\s*["']?([\w:.-]+)/i;
  const head = extension === 'html' ? bytes.subarray(0, 1024).toString('latin1') : '';
  const charset = named.exec(contentType)?.[1] ?? named.exec(head)?.[1] ?? 'utf-8';
  try {
    return Buffer.from(new TextDecoder(charset, { fatal: true }).decode(bytes));
  } catch {
    return null; // an unknown encoding, or bytes that aren't in it
  }
}
