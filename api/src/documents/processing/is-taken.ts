import type { EntityManager } from '@mikro-orm/postgresql';
import { AiDocument } from '#documents/ai-document.entity';
import type { StoredFile } from '#files/stored-file.entity';

/** Whether a file belongs to a document. A unique constraint decides between two that take it at once. */
export const isTaken = async (tx: EntityManager, file: StoredFile): Promise<boolean> =>
  (await tx.count(AiDocument, { $or: [{ file }, { nextFile: file }] })) > 0;
