import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import {
  getPhotoExtension,
  maxPhotoSide,
  photoMetadataMessage,
  photoTypes,
  wrongPhotoMessage,
  wrongPhotoShapeMessage,
} from 'rules/profile';
import { emptyFileMessage } from 'rules/uploads';
import { unsupportedType } from '#errors';
import type { FileStore } from '#files/file-store';
import { readPicture } from '#files/pictures/read-picture';

/**
 * Rejects a stored photo that is empty, not the picture that its name says, not square, so large that the browsers of others would
 * spend their memory on it, or that says where it was taken. The browser that uploads it has cropped and redrawn it.
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
  const picture = readPicture(bytes);
  if (!picture) throw unsupportedType(wrongPhotoMessage);
  if (picture.width !== picture.height || picture.width > maxPhotoSide) throw unsupportedType(wrongPhotoShapeMessage);
  if (picture.hasMetadata) throw unsupportedType(photoMetadataMessage);
}
