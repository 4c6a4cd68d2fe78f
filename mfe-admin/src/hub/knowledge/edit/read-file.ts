import { isTextFile, maxFileTextLength, getPlaceholderText } from 'rules/knowledge';
import { maxUploadSize, uploadTooLargeMessage } from 'rules/uploads';

interface FileFields {
  fileName: string;
  fileType: string;
  fileSize: string;
  fileContent: string;
}

export type ReadFileResult = { ok: true; file: FileFields } | { ok: false; reason: string };

const textTooLongMessage = 'This text is too long to be kept. Please choose a shorter one, or a PDF';
const notTextMessage = 'This file is no text, whatever its name says';
/** Such as a form feed, which says nothing here. */
const controlCharacters = /[^\P{Cc}\t\r\n]/gu;
/** A request holds a megabyte, and there are other fields in it. */
const maxEncodedBytes = 800_000;

/** What is kept of a file: of a text file its text, of any other only name, type and size. */
export async function readFile(file: File): Promise<ReadFileResult> {
  const { name, type, size } = file;
  if (size > maxUploadSize) return { ok: false, reason: uploadTooLargeMessage };
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
    return { ok: false, reason: 'It could not be read. Please choose it again' };
  }
  try {
    // Not file.text(): that puts marks in the place of what is no text.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { ok: false, reason: notTextMessage } : { ok: true, text };
  } catch {
    return { ok: false, reason: notTextMessage };
  }
}
