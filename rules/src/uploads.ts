/** 10 MB (specification part 2 §9). */
export const maxUploadSize = 10_485_760;
export const uploadTooLargeMessage = 'Please choose a file of up to 10 MB';

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

/** The file extension of an allowed upload, in lowercase. */
export function getUploadExtension(fileName: string): UploadExtension | null {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(uploadTypes, extension) ? (extension as UploadExtension) : null;
}

/** The path of an uploaded file on this server. */
export const getFileUrl = (id: string): string => `/api/files/${id}`;
export const uploadAgainMessage = 'Please upload the file again';
