/** 10 MB (specification part 2 §9). */
export const maxUploadSize = 10_485_760;
export const uploadTooLargeMessage = 'Please choose a file of up to 10 MB';

/** What may be uploaded: the media type by the ending of the name. */
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

/** The ending of a name that may be uploaded, in lower case. */
export function getUploadExtension(fileName: string): UploadExtension | null {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(uploadTypes, extension) ? (extension as UploadExtension) : null;
}

/** Where an uploaded file is, on this server. */
export const getFileUrl = (id: string): string => `/api/files/${id}`;
export const uploadAgainMessage = 'Please upload the file again';
