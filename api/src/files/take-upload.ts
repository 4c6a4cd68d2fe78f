import type { EntityManager } from '@mikro-orm/postgresql';
import { longestUpload, supportedFiles } from 'rules/uploads';
import { validate as isUuid } from 'uuid';
import { clock } from '#clock';
import { AppError, unsupportedType } from '#errors';
import type { ObjectStore } from '#files/file-store';
import { isWhatItsNameSays } from '#files/verify-file-type';
import { uploadTooLarge } from '#files/receive-upload';
import { getKey } from '#files/start-upload';
import { StoredFile } from '#files/stored-file.entity';

/** Where a browser may put a file. Nothing of ours reads there but this. */
export const arrivalKey = (id: string): string => `incoming/${id}`;

/**
 * Takes in a file that a browser sent straight to the bucket: a copy of it, where no address reaches that was given out, and
 * that copy is looked at. What is refused is deleted. Of many at the same moment the database lets one do it.
 */
export async function takeUpload(em: EntityManager, store: ObjectStore | null, id: string): Promise<void> {
  if (!store || !isUuid(id)) return;
  const [arrived, key] = [arrivalKey(id), getKey('ai_document', id)];
  const begun = { uploadStartedAt: clock.date(), key };
  if ((await em.nativeUpdate(StoredFile, { id, key: arrived, uploadStartedAt: null }, begun)) === 0) return;
  try {
    const size = await take(store, arrived, await em.findOneOrFail(StoredFile, { id }, { refresh: true }));
    await em.nativeUpdate(StoredFile, { id }, size === null ? notBegun(id) : { size, uploadedAt: clock.date() });
  } catch (error) {
    await em.nativeUpdate(StoredFile, { id }, notBegun(id));
    throw error;
  }
}

const notBegun = (id: string) => ({ uploadStartedAt: null, key: arrivalKey(id) });

/** Answers the size; null where nothing has arrived. */
async function take(store: ObjectStore, arrived: string, { key, fileName }: StoredFile): Promise<number | null> {
  try {
    if ((await boundedSize(store, arrived)) === null) return null;
    await store.copy(arrived, key);
    const size = await boundedSize(store, key);
    if (size === null || !(await isWhatItsNameSays({ fileName, size }, await store.open(key))))
      throw unsupportedType(supportedFiles);
    await store.remove(arrived);
    return size;
  } catch (error) {
    await store.remove(key);
    if (error instanceof AppError && error.code !== 'UNAVAILABLE') await store.remove(arrived);
    throw error;
  }
}

async function boundedSize(store: ObjectStore, key: string): Promise<number | null> {
  const size = await store.sizeOf(key);
  if (size !== null && size > longestUpload) throw uploadTooLarge();
  return size;
}
