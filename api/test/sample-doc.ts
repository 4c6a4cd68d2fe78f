const sector = 512;
const streamSectors = 8; // shorter streams would go into the mini stream
const streamLength = sector * streamSectors;
const textOffset = 2048;

/** A .doc file with this text; paragraphs end with \r. */
export function createDoc(text: string, { locked = false } = {}): Buffer {
  const main = Buffer.alloc(streamLength);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x00c1, 2);
  main.writeUInt16LE(locked ? 0x0100 : 0, 0x0a);
  main.writeUInt32LE(text.length, 0x4c);
  main.write(text, textOffset, 'utf16le');

  const table = Buffer.alloc(streamLength); // one piece: its start, end and offset in the file
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(textOffset, 15);

  const [fat, directory, first] = [0, 1, 2];
  const chains = Buffer.alloc(sector, 0xff);
  chains.writeInt32LE(-3, fat * 4);
  chains.writeInt32LE(-2, directory * 4);
  for (let index = 0; index < 2 * streamSectors; index++) {
    const isLast = index % streamSectors === streamSectors - 1;
    chains.writeInt32LE(isLast ? -2 : first + index + 1, (first + index) * 4);
  }
  const header = Buffer.alloc(sector, 0xff);
  header.fill(0, 0, 76);
  header.write('d0cf11e0a1b11ae1', 0, 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(streamLength, 56);
  header.writeInt32LE(-2, 60);
  header.writeInt32LE(-2, 68);
  header.writeUInt32LE(fat, 76);
  const entries = Buffer.concat([
    toEntry({ name: 'Root Entry', type: 5, child: 1, start: -2, size: 0 }),
    toEntry({ name: 'WordDocument', type: 2, right: 2, start: first, size: streamLength }),
    toEntry({ name: '0Table', type: 2, start: first + streamSectors, size: streamLength }),
    Buffer.alloc(128),
  ]);
  return Buffer.concat([header, chains, entries, main, table]);
}

interface Entry {
  name: string;
  type: number;
  right?: number;
  child?: number;
  start: number;
  size: number;
}

function toEntry({ name, type, right = -1, child = -1, start, size }: Entry): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeInt32LE(-1, 68);
  entry.writeInt32LE(right, 72);
  entry.writeInt32LE(child, 76);
  entry.writeInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}
