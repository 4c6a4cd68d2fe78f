import { isHarmlessExif } from '#files/pictures/exif';
import { hasText, type Picture } from '#files/pictures/picture';

interface Chunk {
  type: string;
  data: Buffer;
}
type Size = Pick<Picture, 'width' | 'height'>;

/** A still picture in the RIFF container (RFC 9649): one chunk, or a header, one picture of its size and what belongs to it. */
export function readWebp(bytes: Buffer): Picture | null {
  if (!hasText(bytes, 'RIFF', 0) || !hasText(bytes, 'WEBP', 8) || bytes.readUInt32LE(4) + 8 !== bytes.length)
    return null;
  const [first, ...others] = readChunks(bytes);
  if (first?.type !== 'VP8X') return first && others.length === 0 ? toPicture(readPixels(first), false) : null;
  const canvas = readCanvas(first.data);
  const pictures = others.map(readPixels).filter((size) => size !== null);
  const [picture] = pictures;
  if (!canvas || pictures.length !== 1 || picture?.width !== canvas.width || picture.height !== canvas.height)
    return null;
  const known = ['VP8 ', 'VP8L', 'ALPH', 'ICCP', 'EXIF', 'XMP '];
  if (others.some(({ type }) => !known.includes(type))) return null;
  return toPicture(canvas, others.some(isMetadata));
}

const toPicture = (size: Size | null, hasMetadata: boolean): Picture | null => size && { ...size, hasMetadata };

function readChunks(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 12; at < bytes.length;) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > bytes.length) throw new RangeError('The chunk ends after the file');
    chunks.push({ type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, end) });
    at = end + (end % 2);
  }
  return chunks;
}

/** The header of a picture that is not animated. */
function readCanvas(data: Buffer): Size | null {
  const isAnimated = (data.readUInt8(0) & 0x02) !== 0;
  return isAnimated || data.length !== 10
    ? null
    : { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
}

/** The size of a lossy (VP8, a key frame) or lossless (VP8L) picture. */
function readPixels({ type, data }: Chunk): Size | null {
  if (type === 'VP8 ') {
    const isKeyFrame = (data.readUInt8(0) & 1) === 0 && data.readUIntBE(3, 3) === 0x9d012a;
    return isKeyFrame ? { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff } : null;
  }
  if (type !== 'VP8L') return null;
  const packed = data.readUInt32LE(1);
  const isKnown = data.readUInt8(0) === 0x2f && packed >>> 29 === 0;
  return isKnown ? { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 } : null;
}

const isMetadata = ({ type, data }: Chunk): boolean =>
  type === 'XMP ' || (type === 'EXIF' && !isHarmlessExif(hasText(data, 'Exif\0\0', 0) ? data.subarray(6) : data));
