import type { EntityManager } from '@mikro-orm/postgresql';
import { emptyFileMessage, uploadTooLargeMessage } from 'rules/uploads';
import { validate as isUuid } from 'uuid';
import { clock } from '#clock';
import { conflict, notFound, tooLarge, unsupportedType } from '#errors';
import type { FileStore } from '#files/file-store';
import { getUploadKind } from '#files/upload-kinds';
import { hashToken } from '#files/start-upload';
import { StoredFile } from '#files/stored-file.entity';
import { checkPendingBytes } from '#files/check-pending-bytes';

interface Upload {
  id: string;
  token: string;
  /** Content-Length of the request; null without one. */
  length: number | null;
  bytes: AsyncIterable<Uint8Array>;
}

/** Stores the bytes of a permitted upload, once. A failed upload leaves nothing behind and can be retried. */
export async function receiveUpload(em: EntityManager, store: FileStore, upload: Upload): Promise<StoredFile> {
  if (upload.length === 0) throw unsupportedType(emptyFileMessage);
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
  // Outside of the transaction: if the database fails now, it is unknown what was committed. The file stays, and is pruned if no one attaches it.
  await em.nativeUpdate(StoredFile, { id }, { size: file.size, uploadedAt: clock.date() });
  return file;
}

/** Returns the stored size. */
async function storeBytes(
  store: FileStore,
  { key, fileName, purpose }: StoredFile,
  bytes: Upload['bytes'],
): Promise<number> {
  const { maxSize, tooLargeMessage, verify } = getUploadKind(purpose);
  let size = 0;
  await store.put(
    key,
    countBytes(bytes, (count) => {
      size += count;
      if (size > maxSize) throw tooLarge(tooLargeMessage);
    }),
  );
  await verify(store, { key, fileName, size });
  return size;
}

/** Of concurrent uploads with the same permission, the database lets one begin, if there is space for its bytes. */
async function claimUpload(em: EntityManager, { id, token, length }: Upload): Promise<StoredFile> {
  if (!isUuid(id)) throw notFound('upload');
  const now = clock.date();
  const permitted = { id, tokenHash: hashToken(token), expiresAt: { $gt: now } };
  const file = await em.findOne(StoredFile, permitted);
  if (!file) throw notFound('upload');
  const used = () => conflict('This upload has been used. Please start a new one');
  if (file.uploadStartedAt) throw used();
  const { maxSize } = getUploadKind(file.purpose);
  const reservedBytes = Math.min(length ?? maxSize, maxSize);
  const claimed = await em.transactional(async (tx) => {
    await checkPendingBytes(tx, file.uploader, reservedBytes, { hold: true });
    const begun = { uploadStartedAt: now, reservedBytes };
    return tx.nativeUpdate(StoredFile, { ...permitted, uploadStartedAt: null }, begun);
  });
  if (claimed === 0) throw used();
  return file;
}

async function* countBytes(
  bytes: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    count(chunk.length);
    yield chunk;
  }
}

export const uploadTooLarge = () => tooLarge(uploadTooLargeMessage);
