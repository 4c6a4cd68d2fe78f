interface ImageSize {
  width: number;
  height: number;
}

/** The size of a PNG, JPEG or WebP picture, in pixels, from its header; null without one. */
export function readImageSize(bytes: Buffer): ImageSize | null {
  try {
    const size = readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // it ends before its header does
    throw error;
  }
}

const hasText = (bytes: Buffer, text: string, at: number) => bytes.toString('latin1', at, at + text.length) === text;

/** The first chunk, IHDR, begins with the size. */
const readPng = (bytes: Buffer): ImageSize | null =>
  hasText(bytes, '\u0089PNG', 0) && hasText(bytes, 'IHDR', 12)
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null;

/** The first chunk of the RIFF container says which of three formats it has (RFC 9649). */
function readWebp(bytes: Buffer): ImageSize | null {
  if (!hasText(bytes, 'RIFF', 0) || !hasText(bytes, 'WEBP', 8)) return null;
  if (hasText(bytes, 'VP8X', 12)) return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (hasText(bytes, 'VP8L', 12)) {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (hasText(bytes, 'VP8 ', 12))
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  return null;
}

/** Segments until the frame header, which has the size: SOF0 to SOF15 without DHT, JPG and DAC, which share their range. */
function readJpeg(bytes: Buffer): ImageSize | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
}
