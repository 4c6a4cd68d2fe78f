import { crc32, deflateSync } from 'node:zlib';

const decode = (text: string) => Buffer.from(text, 'base64');

/** Pictures as browsers write them, of 24 by 24 pixels but the wide one, which has 32 by 16. */
export const samplePhotos = {
  png: createPng(24, 24),
  jpeg: decode(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAYABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AjgNQhAAAAAAf/9k=',
  ),
  wideJpeg: decode(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAQACADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AhAbKcAB//9k=',
  ),
  webp: decode('UklGRkIAAABXRUJQVlA4IDYAAAAQAwCdASoYABgAPtFiqk+oJaOiKAgBABoJZQB2AACAoKAA/upl///xvHgV5Lsr//U+/f8AAAA='),
  losslessWebp: decode('UklGRh4AAABXRUJQVlA4TBEAAAAvF8AFAAfQo54Uvf+BiOh/AAA='),
  transparentWebp: decode(
    'UklGRmwAAABXRUJQVlA4WAoAAAAQAAAAFwAAFwAAQUxQSBAAAAABB1DAiAgABOG/XUBE/1MDVlA4IDYAAAAQAwCdASoYABgAPtFiqk+oJaOiKAgBABoJZQB2AACAoKAA/upl///xvHgV5Lsr//U+/f8AAAA=',
  ),
};

/** A gray PNG of any size. */
export function createPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc(height * (width + 1), 128);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0; // no filter
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    toPngChunk('IHDR', header),
    toPngChunk('IDAT', deflateSync(rows)),
    toPngChunk('IEND'),
  ]);
}

export function toPngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
