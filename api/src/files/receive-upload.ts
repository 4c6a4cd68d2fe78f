import type { EntityManager } from '@mikro-orm/postgresql';
import { maxUploadSize, supportedFilesHint, uploadTooLargeMessage } from 'rules/uploads';
import { validate as isUuid } from 'uuid';
import { clock } from '#clock';
import { conflict, notFound, tooLarge, unsupportedType } from '#errors';
import type { FileStore } from '#files/file-store';
import { hasMatchingFileType } from '#files/verify-file-type';
import { hashToken } from '#files/start-upload';
import { StoredFile } from '#files/stored-file.entity';
import { checkPendingBytes } from '#files/check-pending-bytes';

interface Upload {
  id: string;
  token: string;
  /** What the request says that it has; null where it does not. */
  length: number | null;
  bytes: AsyncIterable<Uint8Array>;
}

/** Keeps the bytes of a file that may be uploaded, once. Of an upload that fails nothing stays, and it may be tried again. */
export async function receiveUpload(em: EntityManager, store: FileStore, upload: Upload): Promise<StoredFile> {
  const file = await claimUpload(em, upload);
  const { id, key } = file;
  try {
    file.size = await storeBytes(store, file, upload.bytes);
  } catch (error) {
    try {
      await store.remove(key);
    } finally {
      await em.nativeUpdate(StoredFile, { id }, { uploadStartedAt: null, reservedBytes: null });
    }
    throw error;
  }
  // Outside: where the database goes away now, no one knows what it kept. The file stays, and is pruned if no one attaches it.
  await em.nativeUpdate(StoredFile, { id }, { size: file.size, uploadedAt: clock.date() });
  return file;
}

/** Answers the size of what is kept. */
async function storeBytes(store: FileStore, { key, fileName }: StoredFile, bytes: Upload['bytes']): Promise<number> {
  let size = 0;
  await store.put(
    key,
    limitSize(bytes, (count) => (size += count)),
  );
  if (!(await hasMatchingFileType({ fileName, size }, await store.open(key))))
    throw unsupportedType(supportedFilesHint);
  return size;
}

/** Of many with the same permission at the same moment the database lets one begin, where there is room for its bytes. */
async function claimUpload(em: EntityManager, { id, token, length }: Upload): Promise<StoredFile> {
  if (!isUuid(id)) throw notFound('upload');
  const now = clock.date();
  const permitted = { id, tokenHash: hashToken(token), expiresAt: { $gt: now } };
  const file = await em.findOne(StoredFile, permitted);
  if (!file) throw notFound('upload');
  const used = () => conflict('This upload has been used. Please start a new one');
  if (file.uploadStartedAt) throw used();
  const reservedBytes = Math.min(length ?? maxUploadSize, maxUploadSize);
  const claimed = await em.transactional(async (tx) => {
    await checkPendingBytes(tx, file.uploader, reservedBytes, { hold: true });
    const begun = { uploadStartedAt: now, reservedBytes };
    return tx.nativeUpdate(StoredFile, { ...permitted, uploadStartedAt: null }, begun);
  });
  if (claimed === 0) throw used();
  return file;
}

async function* limitSize(
  bytes: AsyncIterable<Uint8Array>,
  count: (bytes: number) => number,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    if (count(chunk.length) > maxUploadSize) throw uploadTooLarge();
    yield chunk;
  }
}

export const uploadTooLarge = () => tooLarge(uploadTooLargeMessage);
