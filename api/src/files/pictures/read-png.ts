import { isHarmlessExif } from '#files/pictures/exif';
import { hasText, type Picture } from '#files/pictures/picture';

const pixels = ['PLTE', 'IDAT', 'tRNS', 'bKGD', 'hIST', 'pHYs', 'sPLT'];
const colors = ['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'];
const drawn = new Set([...pixels, ...colors]);
const texts = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME']);

/** Chunks from IHDR, which has the size, to IEND. Those of an animation (acTL, fcTL, fdAT) are refused, as all that are unknown. */
export function readPng(bytes: Buffer): Picture | null {
  if (!hasText(bytes, '\u0089PNG\r\n\u001A\n', 0)) return null;
  if (bytes.readUInt32BE(8) !== 13 || !hasText(bytes, 'IHDR', 12)) return null;
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  let [hasPixels, hasMetadata] = [false, false];
  let at = 33;
  for (;;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const next = at + 12 + length;
    if (next > bytes.length) return null;
    if (type === 'IEND') return hasPixels && next === bytes.length ? { ...size, hasMetadata } : null;
    if (texts.has(type)) hasMetadata = true;
    else if (type === 'eXIf') hasMetadata ||= !isHarmlessExif(bytes.subarray(at + 8, at + 8 + length));
    else if (!drawn.has(type)) return null;
    hasPixels ||= type === 'IDAT';
    at = next;
  }
}
