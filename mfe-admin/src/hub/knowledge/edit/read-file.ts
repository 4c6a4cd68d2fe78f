import { isTextFile, longestFileText, placeholderText } from 'rules/knowledge';
import { longestUpload, uploadTooLong } from 'rules/uploads';

interface ReadFile {
  fileName: string;
  fileType: string;
  fileSize: string;
  fileContent: string;
}

export type FileReading = { ok: true; file: ReadFile } | { ok: false; why: string };

const tooMuchText = 'This text is too long to be kept. Please choose a shorter one, or a PDF';
const noText = 'This file is no text, whatever its name says';
/** Such as a form feed, which says nothing here. */
const invisible = /[^\P{Cc}\t\r\n]/gu;
/** A request holds a megabyte, and there are other fields in it. */
const longestInRequest = 800_000;

/** What is kept of a file: of a text file its text, of any other only name, type and size. */
export async function readFile(file: File): Promise<FileReading> {
  const { name, type, size } = file;
  if (size > longestUpload) return { ok: false, why: uploadTooLong };
  const kept = { fileName: name, fileType: type, fileSize: String(size) };
  if (!isTextFile(name, type)) return { ok: true, file: { ...kept, fileContent: placeholderText(name) } };
  const text = await toText(file);
  if (!text.ok) return text;
  const fileContent = text.is.replaceAll(invisible, '');
  const inRequest = new TextEncoder().encode(JSON.stringify(fileContent)).length;
  if (fileContent.length > longestFileText || inRequest > longestInRequest) return { ok: false, why: tooMuchText };
  return { ok: true, file: { ...kept, fileContent } };
}

async function toText(file: File): Promise<{ ok: true; is: string } | { ok: false; why: string }> {
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { ok: false, why: 'It could not be read. Please choose it again' };
  }
  try {
    // Not file.text(): that puts marks in the place of what is no text.
    const is = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return is.includes('\0') ? { ok: false, why: noText } : { ok: true, is };
  } catch {
    return { ok: false, why: noText };
  }
}
