import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { uploadedFor } from '#files/stored-file.access';
import { type FilePurpose, StoredFile } from '#files/stored-file.entity';

/** The uploaded file behind one of our URLs, locked until the transaction ends so that it isn't pruned meanwhile. */
export async function findUploaded(
  tx: EntityManager,
  fileUrl: string,
  purpose: FilePurpose,
): Promise<StoredFile | null> {
  const where = { $and: [{ id: getFileId(fileUrl) }, uploadedFor(purpose)] };
  return tx.findOne(StoredFile, where, { lockMode: LockMode.PESSIMISTIC_READ });
}

/** The last segment of its URL. */
export const getFileId = (fileUrl: string): string => fileUrl.slice(fileUrl.lastIndexOf('/') + 1);
