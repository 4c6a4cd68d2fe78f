/** 10 MB (specification part 2 §9). */
export const maxUploadSize = 10_485_760;
export const uploadTooLargeMessage = 'Please choose a file of up to 10 MB';
export const emptyFileMessage = 'This file is empty. Please choose another one';

/** The allowed uploads: media type by file extension. */
export const uploadTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
  md: 'text/markdown',
  markdown: 'text/markdown',
} as const;
export type UploadExtension = keyof typeof uploadTypes;

/** In the words of the upload modal (specification part 2 §2). */
export const supportedFilesHint =
  'Supported files: PDF, Word documents, text files, and Markdown (.pdf, .docx, .doc, .txt, .md).';

/** What follows the last dot of a file's name, in lowercase. */
export const getExtension = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** The file extension of an allowed upload, in lowercase. */
export function getUploadExtension(fileName: string): UploadExtension | null {
  const extension = getExtension(fileName);
  return Object.hasOwn(uploadTypes, extension) ? (extension as UploadExtension) : null;
}

/** What the content of a file should be, by its extension. */
export const contentNames: Record<UploadExtension, string> = {
  pdf: 'a PDF',
  docx: 'a Word document (.docx)',
  doc: 'a Word document (.doc)',
  txt: 'plain text (UTF-8)',
  md: 'plain text (UTF-8)',
  markdown: 'plain text (UTF-8)',
};

/** Says what the content of a file is not, though its name says so. */
export function getWrongContentMessage(fileName: string): string {
  const extension = getUploadExtension(fileName);
  if (!extension) return supportedFilesHint;
  const name = contentNames[extension];
  return `The content of this file is not ${name}, although its name ends in .${extension}. Choose another file, or save it again as ${name}`;
}

/** The path of an uploaded file on this server. */
export const getFileUrl = (id: string): string => `/api/files/${id}`;
export const uploadAgainMessage = 'Please upload the file again';
