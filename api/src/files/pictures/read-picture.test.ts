import { expect, test } from '@jest/globals';
import { readPicture } from '#files/pictures/read-picture';
import { sampleFiles } from '#test/sample-files';
import { createPng, samplePhotos, toPngChunk } from '#test/sample-photos';

const { png, jpeg, webp, losslessWebp, transparentWebp } = samplePhotos;

const insert = (bytes: Buffer, at: number, ...added: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, at), ...added, bytes.subarray(at)]);
const afterStart = (...segments: Buffer[]) => insert(jpeg, 2, ...segments);
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
function toSegment(marker: number, data: Buffer | string): Buffer {
  const content = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
/** A frame header of a small picture, as one hides it before that of a large one. */
const frame = toSegment(0xc0, hex('08 0018 0018 01 012200'));
const findSegment = (marker: number) => jpeg.indexOf(Buffer.from([0xff, marker]));

const afterHeader = (...chunks: Buffer[]) => insert(png, 33, ...chunks);

function toWebp(...chunks: Array<[type: string, data: Buffer]>): Buffer {
  const written = chunks.map(([type, data]) => {
    const head = Buffer.from(`${type}....`, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  });
  const container = Buffer.concat([Buffer.from('RIFF....WEBP'), ...written]);
  container.writeUInt32LE(container.length - 8, 4);
  return container;
}
const canvas = (flags: number, side = 24): [string, Buffer] => {
  const data = Buffer.alloc(10);
  data.writeUInt8(flags);
  data.writeUIntLE(side - 1, 4, 3);
  data.writeUIntLE(side - 1, 7, 3);
  return ['VP8X', data];
};
const lossy: [string, Buffer] = ['VP8 ', webp.subarray(20)];
const lossless: [string, Buffer] = ['VP8L', losslessWebp.subarray(20, 37)];

/** As Safari writes it into the picture of a canvas: orientation, color space and size. */
const safariExif = hex(
  '4d4d002a 00000008 0002 0112 0003 00000001 0001 0000 8769 0004 00000001 00000026 00000000' +
    '0003 a001 0003 00000001 0001 0000 a002 0004 00000001 00000018 a003 0004 00000001 00000018 00000000',
);
const safariIptc = hex('50686f746f73686f7020332e3000 3842494d0404000000000000 3842494d0425000000000010').toString(
  'latin1',
);
/** A directory with one entry. */
const toExif = (entry: string, next = '00000000') => hex(`49492a00 08000000 0100 ${entry} ${next}`);
const exif = {
  'the place where it was taken': toExif('2588 0400 01000000 1a000000'),
  'the name of the camera': toExif('0f01 0200 04000000 41636d65'),
  'a thumbnail': toExif('1201 0300 01000000 01000000', '1a000000'),
  'a long resolution': toExif('1a01 0500 05000000 1a000000'),
  'a directory in a directory in a directory': hex(
    '49492a00 08000000 0100 6987 0400 01000000 1a000000 00000000 0100 6987 0400 01000000 1a000000 00000000',
  ),
  'bytes after its directory': Buffer.concat([safariExif, Buffer.alloc(500)]),
  nothing: Buffer.alloc(0),
};
const withExif = (data: Buffer) => ({
  JPEG: afterStart(toSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), data]))),
  PNG: afterHeader(toPngChunk('eXIf', data)),
  WebP: toWebp(canvas(0x08), lossy, ['EXIF', data]),
});

test.each([
  ['a PNG', png, 24, 24],
  ['a wide PNG', createPng(300, 200), 300, 200],
  ['a PNG with colors', afterHeader(toPngChunk('sRGB', Buffer.alloc(1))), 24, 24],
  ['a JPEG', jpeg, 24, 24],
  ['a wide JPEG', samplePhotos.wideJpeg, 32, 16],
  ['a JPEG with a color profile', afterStart(toSegment(0xe2, 'ICC_PROFILE\0\u0001\u0001 profile')), 24, 24],
  [
    'a JPEG as Safari writes it',
    insert(
      withExif(safariExif).JPEG,
      2,
      toSegment(0xed, Buffer.concat([Buffer.from(safariIptc, 'latin1'), hex('d41d8cd98f00b204e9800998ecf8427e')])),
    ),
    24,
    24,
  ],
  ['a WebP', webp, 24, 24],
  ['a lossless WebP', losslessWebp, 24, 24],
  ['a WebP with transparency', transparentWebp, 24, 24],
  ['an extended lossless WebP', toWebp(canvas(0x10), lossless), 24, 24],
])('reads the size of %s, which has no metadata', (_what, bytes, width, height) => {
  expect(readPicture(bytes)).toEqual({ width, height, hasMetadata: false });
});

test.each(
  Object.entries({
    ...sampleFiles,
    nothing: Buffer.alloc(0),
    'a frame header without SOI': Buffer.from('ffc0', 'hex'),
  }),
)('%s is no picture', (_what, bytes) => {
  expect(readPicture(bytes)).toBeNull();
});

test.each([
  ['TEM, which has no length', afterStart(hex('ff01'), frame)],
  ...[0xd0, 0xd3, 0xd7].map(
    (marker) => [`a restart marker before a scan (${marker})`, afterStart(Buffer.from([0xff, marker]), frame)] as const,
  ),
  ['a second SOI', afterStart(hex('ffd8'))],
  ['fill bytes', afterStart(hex('ffff'))],
  ['bytes between segments', afterStart(hex('00'))],
  ['a segment shorter than its length', afterStart(hex('ffe0 0001'))],
  ['a segment longer than the file', afterStart(hex('ffe0 ffff'))],
  ['two frame headers', insert(jpeg, findSegment(0xc0), frame)],
  ['a frame header after its scan', insert(jpeg, jpeg.length - 2, frame)],
  [
    'a scan before the frame header',
    insert(jpeg, findSegment(0xc0), toSegment(0xda, hex('01 0100 003f00')), hex('00')),
  ],
  ['no scan', Buffer.concat([jpeg.subarray(0, findSegment(0xda)), hex('ffd9')])],
  [
    'a frame header with parts that it does not name',
    insert(jpeg, findSegment(0xc0), toSegment(0xc0, hex('08 0018 0018 03 012200'))),
  ],
  ['a lossless frame', afterStart(toSegment(0xc3, hex('08 0018 0018 01 012200')))],
  ['a number of lines, which replaces the height', insert(jpeg, jpeg.length - 2, toSegment(0xdc, hex('2000')))],
  ['a hierarchy of frames', afterStart(toSegment(0xde, hex('08 2000 2000 01 012200')))],
  ['bytes after its end', Buffer.concat([jpeg, hex('00')])],
  ['a second picture after its end', Buffer.concat([jpeg, jpeg])],
])('a JPEG with %s is refused', (_what, bytes) => {
  expect(readPicture(bytes)).toBeNull();
});

test.each([
  ['a chunk before its header', insert(png, 8, toPngChunk('sRGB', Buffer.alloc(1)))],
  ['a second header', afterHeader(toPngChunk('IHDR', png.subarray(16, 29)))],
  ['an animation', afterHeader(toPngChunk('acTL', hex('00000002 00000000')))],
  ['a frame of an animation', afterHeader(toPngChunk('fdAT', Buffer.alloc(8)))],
  ['an unknown chunk', afterHeader(toPngChunk('evIl'))],
  ['a chunk longer than the file', afterHeader(hex('7fffffff'), Buffer.from('IDAT'))],
  ['no pixels', Buffer.concat([png.subarray(0, 33), toPngChunk('IEND')])],
  ['bytes after its end', Buffer.concat([png, hex('00')])],
])('a PNG with %s is refused', (_what, bytes) => {
  expect(readPicture(bytes)).toBeNull();
});

test.each([
  ['the flag of an animation', toWebp(canvas(0x02), lossy)],
  ['frames of an animation', toWebp(canvas(0), lossy, ['ANIM', Buffer.alloc(6)], ['ANMF', Buffer.alloc(16)])],
  ['a canvas larger than its picture', toWebp(canvas(0, 25), lossy)],
  ['a canvas smaller than its lossless picture', toWebp(canvas(0, 23), lossless)],
  ['two pictures', toWebp(canvas(0), lossy, lossy)],
  ['two pictures without a canvas', toWebp(lossy, lossless)],
  ['a canvas alone', toWebp(canvas(0))],
  ['two canvases', toWebp(canvas(0), canvas(0), lossy)],
  ['a canvas of another length', toWebp(['VP8X', Buffer.alloc(11)], lossy)],
  ['an unknown chunk', toWebp(canvas(0), lossy, ['EVIL', Buffer.alloc(2)])],
  ['a picture that needs one before it', toWebp(['VP8 ', Buffer.concat([hex('11'), lossy[1].subarray(1)])])],
  ['a lossless picture of another version', toWebp(['VP8L', Buffer.concat([lossless[1].subarray(0, 4), hex('ff')])])],
  ['bytes after its end', Buffer.concat([webp, hex('00')])],
])('a WebP with %s is refused', (_what, bytes) => {
  expect(readPicture(bytes)).toBeNull();
});

test.each(Object.entries(exif))('Exif data with %s is metadata, in every format', (_what, data) => {
  for (const [format, bytes] of Object.entries(withExif(data)))
    expect({ format, ...readPicture(bytes) }).toEqual({ format, width: 24, height: 24, hasMetadata: true });
});

test('Exif data with no more than the size and the colors is none, in every format', () => {
  for (const [format, bytes] of Object.entries(withExif(safariExif)))
    expect({ format, ...readPicture(bytes) }).toEqual({ format, width: 24, height: 24, hasMetadata: false });
});

test.each([
  ['a comment in a JPEG', afterStart(toSegment(0xfe, 'Berlin'))],
  ['XMP in a JPEG', afterStart(toSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>'))],
  ['IPTC in a JPEG', afterStart(toSegment(0xed, `${safariIptc}Berlin`))],
  [
    'a thumbnail in a JPEG',
    afterStart(toSegment(0xe0, Buffer.concat([Buffer.from('JFIF\0'), hex('0101 00 0001 0001 01 01 000000')]))),
  ],
  ['other pictures in a JPEG', afterStart(toSegment(0xe2, 'MPF\0 …'))],
  ['text in a PNG', afterHeader(toPngChunk('tEXt', Buffer.from('Comment\0Berlin')))],
  ['XMP in a PNG', afterHeader(toPngChunk('iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0<x/>')))],
  ['XMP in a WebP', toWebp(canvas(0x04), lossy, ['XMP ', Buffer.from('<x/>')])],
])('%s is metadata', (_what, bytes) => {
  expect(readPicture(bytes)).toEqual({ width: 24, height: 24, hasMetadata: true });
});

test('a picture that was cut off anywhere is none', () => {
  for (const bytes of Object.values(samplePhotos))
    for (let length = 0; length < bytes.length; length += 1) expect(readPicture(bytes.subarray(0, length))).toBeNull();
});
