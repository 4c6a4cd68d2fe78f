import { inflateRawSync } from 'node:zlib';
import { readingBudget } from '#reading/reading-budget';
import { UnreadableError } from '#reading/unreadable-error';

const endRecordLength = 22;
const entryHeaderLength = 46;

/** Refuses an archive that unpacks to more than it declares, or declares more bytes or files than allowed, before it is unpacked. */
export function checkZip(zip: Buffer): void {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + endRecordLength > zip.length) throw new UnreadableError('broken');
  let offset = zip.readUInt32LE(end + 16);
  let total = 0;
  const files = zip.readUInt16LE(end + 10);
  if (files > readingBudget.archiveFiles) throw new UnreadableError('large');
  for (let left = files; left > 0; left--) {
    const size = zip.readUInt32LE(offset + 24);
    total += size;
    if (total > readingBudget.unpackedBytes) throw new UnreadableError('large');
    checkEntry(zip, offset, size);
    offset +=
      entryHeaderLength + zip.readUInt16LE(offset + 28) + zip.readUInt16LE(offset + 30) + zip.readUInt16LE(offset + 32);
  }
}

function checkEntry(zip: Buffer, offset: number, size: number): void {
  const isDeflated = zip.readUInt16LE(offset + 10) === 8;
  if (!isDeflated) return; // stored, so its size is that in the file
  const header = zip.readUInt32LE(offset + 42);
  const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  try {
    inflateRawSync(zip.subarray(from, from + zip.readUInt32LE(offset + 20)), { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw new UnreadableError((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'large' : 'broken');
  }
}
