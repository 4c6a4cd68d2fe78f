import { isTextFile, longestFileText, placeholderText } from 'rules/knowledge';
import { longestUpload, uploadTooLong } from 'rules/uploads';

interface ReadFile {
  fileName: string;
  fileType: string;
  fileSize: string;
  fileContent: string;
}

export type FileReading = { ok: true; file: ReadFile } | { ok: false; why: string };

const tooMuchText = `This text has more than ${longestFileText.toLocaleString()} characters. Please choose a shorter one`;
const noText = 'This file is no text, whatever its name says';

/** What is kept of a file: of a text file its text, of any other only name, type and size. */
export async function readFile(file: File): Promise<FileReading> {
  const { name, type, size } = file;
  if (size > longestUpload) return { ok: false, why: uploadTooLong };
  const kept = { fileName: name, fileType: type, fileSize: String(size) };
  if (!isTextFile(name, type)) return { ok: true, file: { ...kept, fileContent: placeholderText(name) } };
  try {
    // Not file.text(): that puts marks in the place of what is no text.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (text.includes('\0')) return { ok: false, why: noText };
    if (text.trim().length > longestFileText) return { ok: false, why: tooMuchText };
    return { ok: true, file: { ...kept, fileContent: text } };
  } catch (error) {
    return { ok: false, why: error instanceof TypeError ? noText : 'The file could not be read. Please choose it again' };
  }
}
