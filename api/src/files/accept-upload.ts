import type { EntityManager } from '@mikro-orm/postgresql';
import { maxUploadSize } from 'rules/uploads';
import { validate as isUuid } from 'uuid';
import { clock } from '#clock';
import { AppError, notFound } from '#errors';
import type { ObjectStore } from '#files/file-store';
import { verifyFileType } from '#files/verify-file-type';
import { uploadTooLarge } from '#files/receive-upload';
import { getKey } from '#files/start-upload';
import { StoredFile } from '#files/stored-file.entity';

/** Where a browser may upload a file. Nothing else reads from there. */
export const getIncomingKey = (id: string): string => `incoming/${id}`;

/**
 * Accepts a file that a browser sent directly to the bucket: copies it to a key that no signed URL can write to, and verifies the
 * copy. A rejected file is deleted. Of concurrent calls the database lets one proceed.
 */
export async function acceptUpload(em: EntityManager, store: ObjectStore | null, id: string): Promise<void> {
  if (!store || !isUuid(id)) return;
  const [arrived, key] = [getIncomingKey(id), getKey('ai_document', id)];
  const begun = { uploadStartedAt: clock.date(), key };
  if ((await em.nativeUpdate(StoredFile, { id, key: arrived, uploadStartedAt: null }, begun)) === 0) return;
  try {
    const size = await copyFromIncoming(store, arrived, await em.findOneOrFail(StoredFile, { id }, { refresh: true }));
    await em.nativeUpdate(StoredFile, { id }, size === null ? toPendingState(id) : { size, uploadedAt: clock.date() });
  } catch (error) {
    await em.nativeUpdate(StoredFile, { id }, toPendingState(id));
    throw error;
  }
}

const toPendingState = (id: string) => ({ uploadStartedAt: null, key: getIncomingKey(id) });

/** Returns the size; null if nothing has arrived. */
async function copyFromIncoming(
  store: ObjectStore,
  arrived: string,
  { key, fileName }: StoredFile,
): Promise<number | null> {
  try {
    if ((await getCheckedSize(store, arrived)) === null) return null;
    await store.copy(arrived, key);
    const size = await getCheckedSize(store, key);
    if (size === null) throw notFound('file');
    await verifyFileType(store, { key, fileName, size });
    await store.remove(arrived);
    return size;
  } catch (error) {
    await store.remove(key);
    if (error instanceof AppError && error.code !== 'UNAVAILABLE') await store.remove(arrived);
    throw error;
  }
}

async function getCheckedSize(store: ObjectStore, key: string): Promise<number | null> {
  const size = await store.getSize(key);
  if (size !== null && size > maxUploadSize) throw uploadTooLarge();
  return size;
}
