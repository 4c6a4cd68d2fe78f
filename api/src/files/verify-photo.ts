import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { getPhotoExtension, maxPhotoSide, photoTypes, wrongPhotoMessage, wrongPhotoShapeMessage } from 'rules/profile';
import { emptyFileMessage } from 'rules/uploads';
import { unsupportedType } from '#errors';
import type { FileStore } from '#files/file-store';
import { readImageSize } from '#files/read-image-size';

/**
 * Rejects a stored photo that is empty, not the picture that its name says, not square, or so large that the browsers of others would
 * spend their memory on it. The browser that uploads it has cropped it.
 */
export async function verifyPhoto(
  store: FileStore,
  { key, fileName, size }: { key: string; fileName: string; size: number },
): Promise<void> {
  if (size === 0) throw unsupportedType(emptyFileMessage);
  const bytes = await buffer(await store.open(key));
  const extension = getPhotoExtension(fileName);
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (!extension || mime !== photoTypes[extension]) throw unsupportedType(wrongPhotoMessage);
  const measured = readImageSize(bytes);
  if (!measured) throw unsupportedType(wrongPhotoMessage);
  if (measured.width !== measured.height || measured.width > maxPhotoSide)
    throw unsupportedType(wrongPhotoShapeMessage);
}
