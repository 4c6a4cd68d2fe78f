import { isHarmlessExif } from '#files/pictures/exif';
import { hasText, type Picture } from '#files/pictures/picture';

const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
/** Baseline, extended sequential and progressive: the frames that browsers decode. */
const frames = [0xc0, 0xc1, 0xc2];
/** Huffman tables, quantization tables and the restart interval. */
const tables = [0xc4, 0xdb, 0xdd];
const comment = 0xfe;
const isApplicationData = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Segments and scans from SOI to EOI, with one frame header before the first scan. Markers without a length belong into scans only. */
export function readJpeg(bytes: Buffer): Picture | null {
  if (bytes.readUInt16BE(0) !== 0xff00 + start) return null;
  let size: { width: number; height: number } | null = null;
  let [hasScan, hasMetadata] = [false, false];
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === end) return size && hasScan && at + 2 === bytes.length ? { ...size, hasMetadata } : null;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (next < at + 4 || next > bytes.length) return null;
    const data = bytes.subarray(at + 4, next);
    at = next;
    if (frames.includes(marker)) {
      if (size) return null;
      size = readFrameHeader(data);
      if (!size) return null;
    } else if (marker === scan) {
      if (!size) return null;
      hasScan = true;
      at = findScanEnd(bytes, next);
    } else if (isApplicationData(marker) || marker === comment) hasMetadata ||= !isHarmless(marker, data);
    else if (!tables.includes(marker)) return null;
  }
}

function readFrameHeader(data: Buffer): { width: number; height: number } | null {
  const [precision, components] = [data.readUInt8(0), data.readUInt8(5)];
  if (precision !== 8 || ![1, 3, 4].includes(components) || data.length !== 6 + 3 * components) return null;
  return { width: data.readUInt16BE(3), height: data.readUInt16BE(1) };
}

/** The first marker after coded data. In it, 0xff is followed by zero or is a restart marker. */
function findScanEnd(bytes: Buffer, from: number): number {
  for (let at = from; ; at += 2) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return bytes.length;
    const marker = bytes.readUInt8(at + 1);
    if (marker !== 0 && !isRestart(marker)) return at;
  }
}

/** An empty list of IPTC details and its checksum, which Safari writes. */
const emptyIptc = Buffer.from(
  '50686f746f73686f7020332e3000' + // the name of the format
    '3842494d0404000000000000' +
    '3842494d0425000000000010d41d8cd98f00b204e9800998ecf8427e',
  'hex',
);
/** The transformation of colors, as Adobe's decoder names it. */
const adobe = Buffer.from('41646f6265', 'hex');

function isHarmless(marker: number, data: Buffer): boolean {
  // Without a thumbnail, which may show more than the picture.
  if (marker === 0xe0) return hasText(data, 'JFIF\0', 0) && data.length === 14;
  if (marker === 0xe1) return hasText(data, 'Exif\0\0', 0) && isHarmlessExif(data.subarray(6));
  if (marker === 0xe2) return hasText(data, 'ICC_PROFILE\0', 0);
  if (marker === 0xed) return data.equals(emptyIptc);
  return marker === 0xee && data.subarray(0, 5).equals(adobe) && data.length === 12;
}
