import { isTextFile, maxFileTextLength, getPlaceholderText } from 'rules/knowledge';
import { emptyFileMessage, maxUploadSize, uploadTooLargeMessage } from 'rules/uploads';

interface FileFields {
  fileName: string;
  fileType: string;
  fileSize: string;
  fileContent: string;
}

export type ReadFileResult = { ok: true; file: FileFields } | { ok: false; reason: string };

const textTooLongMessage = 'This text is too long. Please choose a shorter one, or a PDF';
const notTextMessage = "This isn't a text file, despite its name";
/** Control characters such as a form feed, which have no meaning here. */
const controlCharacters = /[^\P{Cc}\t\r\n]/gu;
/** A request holds a megabyte, including the other fields. */
const maxEncodedBytes = 800_000;

/** Reads the parts of a file that are stored: the content of text files; name, type and size of any other. */
export async function readFile(file: File): Promise<ReadFileResult> {
  const { name, type, size } = file;
  if (size > maxUploadSize) return { ok: false, reason: uploadTooLargeMessage };
  if (size === 0) return { ok: false, reason: emptyFileMessage };
  const metadata = { fileName: name, fileType: type, fileSize: String(size) };
  if (!isTextFile(name, type)) return { ok: true, file: { ...metadata, fileContent: getPlaceholderText(name) } };
  const decoded = await decodeText(file);
  if (!decoded.ok) return decoded;
  const fileContent = decoded.text.replaceAll(controlCharacters, '');
  const encodedBytes = new TextEncoder().encode(JSON.stringify(fileContent)).length;
  if (fileContent.length > maxFileTextLength || encodedBytes > maxEncodedBytes)
    return { ok: false, reason: textTooLongMessage };
  return { ok: true, file: { ...metadata, fileContent } };
}

async function decodeText(file: File): Promise<{ ok: true; text: string } | { ok: false; reason: string }> {
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { ok: false, reason: "Couldn't read the file. Please choose it again" };
  }
  try {
    // Not file.text(), which replaces invalid UTF-8 instead of failing.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { ok: false, reason: notTextMessage } : { ok: true, text };
  } catch {
    return { ok: false, reason: notTextMessage };
  }
}
