import { hasText } from '#files/pictures/picture';

/** What browsers write about a picture that they have drawn: size, resolution, orientation and color. */
const harmlessTags = new Set([
  0x0112, // orientation
  0x011a,
  0x011b,
  0x0128, // resolution
  0x0213, // position of the chroma samples
  0x9000,
  0xa000, // versions
  0x9101, // components
  0xa001, // color space
  0xa002,
  0xa003, // size
]);
const pointerToExif = 0x8769;
/** Bytes of a value by its type: short, long, rational, undefined. Texts are none of them. */
const sizes: Record<number, number> = { 3: 2, 4: 4, 5: 8, 7: 1 };
/** Those of browsers have less than half of it. */
const maxBytes = 512;

/** Whether Exif data (a TIFF structure) says only what a browser writes into the picture of a canvas. */
export function isHarmlessExif(tiff: Buffer): boolean {
  if (tiff.length > maxBytes) return false;
  const isLittleEndian = hasText(tiff, 'II*\0', 0);
  if (!isLittleEndian && !hasText(tiff, 'MM\0*', 0)) return false;
  const read16 = (at: number) => (isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) => (isLittleEndian ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));

  function isHarmlessDirectory(start: number, isNested: boolean): boolean {
    const count = read16(start);
    for (let index = 0; index < count; index += 1) {
      const entry = start + 2 + index * 12;
      const tag = read16(entry);
      if (tag === pointerToExif && !isNested) {
        if (!isHarmlessDirectory(read32(entry + 8), true)) return false;
      } else if (!harmlessTags.has(tag) || !((sizes[read16(entry + 2)] ?? Infinity) * read32(entry + 4) <= 8))
        return false;
    }
    // Another directory would be a thumbnail.
    return read32(start + 2 + count * 12) === 0;
  }
  try {
    return isHarmlessDirectory(read32(4), false);
  } catch (error) {
    if (error instanceof RangeError) return false; // it refers to what is not there
    throw error;
  }
}
