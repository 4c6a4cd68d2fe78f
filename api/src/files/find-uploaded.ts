import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { uploadedFor } from '#files/stored-file.access';
import { type FilePurpose, StoredFile } from '#files/stored-file.entity';

/** The uploaded file behind an address of ours, held until the transaction ends: it is not pruned meanwhile. */
export async function findUploaded(
  tx: EntityManager,
  fileUrl: string,
  purpose: FilePurpose,
): Promise<StoredFile | null> {
  const where = { $and: [{ id: getFileId(fileUrl) }, uploadedFor(purpose)] };
  return tx.findOne(StoredFile, where, { lockMode: LockMode.PESSIMISTIC_READ });
}

/** The last part of its address. */
export const getFileId = (fileUrl: string): string => fileUrl.slice(fileUrl.lastIndexOf('/') + 1);
