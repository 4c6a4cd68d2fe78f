import type { Picture } from '#files/pictures/picture';
import { readJpeg } from '#files/pictures/read-jpeg';
import { readPng } from '#files/pictures/read-png';
import { readWebp } from '#files/pictures/read-webp';

/**
 * Reads the size of a PNG, JPEG or WebP picture from its bytes, without decoding it. Null for anything that a browser could read
 * otherwise: every part of the file must be one that we know, at its place.
 */
export function readPicture(bytes: Buffer): Picture | null {
  try {
    const picture = readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes);
    return picture && picture.width > 0 && picture.height > 0 ? picture : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // it ends within a part
    throw error;
  }
}
