import type { Where } from '#db/where';
import type { AiDocument } from '#documents/ai-document.entity';

type Sources = Pick<AiDocument, 'id' | 'file' | 'nextFile' | 'isRead' | 'fileUrl'>;

/** The file that is read next: a new one, or that of a document that was not read so far. Null if its address is fetched. */
export const getFileToRead = ({ nextFile, file, isRead }: Sources) => nextFile ?? (isRead ? null : file);

/** The condition that a document is still being processed, and that its text comes from the same file or address. */
export function getReadingSource(document: Sources): Where<AiDocument> & { id: string } {
  const { id, file, nextFile, isRead, fileUrl } = document;
  const isProcessed = { id, status: 'processing' } as const;
  if (nextFile) return { ...isProcessed, nextFile: nextFile.id };
  if (file && !isRead) return { ...isProcessed, nextFile: null, file: file.id, isRead: false };
  return { ...isProcessed, nextFile: null, fileUrl, $or: [{ file: null }, { isRead: true }] };
}

export type ReadingSource = ReturnType<typeof getReadingSource>;
