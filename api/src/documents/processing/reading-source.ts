import type { Where } from '#db/where';
import type { AiDocument } from '#documents/ai-document.entity';

/** The condition that a document is still being processed, and that its text comes from the same file or address. */
export const getReadingSource = ({ id, file, fileUrl }: Pick<AiDocument, 'id' | 'file' | 'fileUrl'>) =>
  ({
    id,
    status: 'processing',
    ...(file ? { file: file.id } : { file: null, fileUrl }),
  }) satisfies Where<AiDocument>;

export type ReadingSource = ReturnType<typeof getReadingSource>;
