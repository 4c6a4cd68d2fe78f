import type { EntityManager } from '@mikro-orm/postgresql';
import { maxUploadSize } from 'rules/uploads';
import { conflict } from '#errors';
import type { DirectUpload, DirectUploads, SentPart } from '#files/direct-uploads';
import type { ObjectStore } from '#files/file-store';
import { uploadTooLarge } from '#files/receive-upload';
import { StoredFile } from '#files/stored-file.entity';
import { acceptUpload } from '#files/accept-upload';

interface Options {
  em: EntityManager;
  objects: ObjectStore;
  direct: DirectUploads;
}

/** Assembles the parts of a file and accepts it. Can be retried if the response was lost or the store was unavailable. */
export async function completeDirectUpload(
  { em, objects, direct }: Options,
  { id, uploadedAt }: StoredFile,
  upload: DirectUpload,
  parts: SentPart[],
): Promise<void> {
  if (uploadedAt) return;
  if ((await objects.getSize(upload.key)) === null) {
    const sizes = (await direct.parts(upload)).map(({ Size = 0 }) => Size);
    if (sizes.reduce((sum, size) => sum + size, 0) > maxUploadSize) {
      await direct.abort(upload);
      throw uploadTooLarge();
    }
    await direct.complete(upload, parts);
  }
  await acceptUpload(em, objects, id);
  const taken = await em.count(StoredFile, { id, uploadedAt: { $ne: null } });
  if (taken === 0) throw conflict('This upload is already being completed');
}
