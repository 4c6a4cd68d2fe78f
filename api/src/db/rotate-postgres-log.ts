import { createReadStream, createWriteStream, existsSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { clock } from '#clock';

const maxBytes = 10 * 1024 * 1024;
const maxCopies = 3;

/**
 * Copies the log of the embedded PostgreSQL aside once it is large, and empties it: PostgreSQL keeps it open, also while no
 * server of ours runs, and appends. A line that is written between the two is lost.
 */
export async function rotatePostgresLog(file: string, { maxSize = maxBytes } = {}): Promise<void> {
  if (!existsSync(file) || statSync(file).size < maxSize) return;
  const copy = `${file}.${clock.date().toISOString().replaceAll(':', '-')}.gz`;
  await pipeline(createReadStream(file), createGzip(), createWriteStream(copy, { mode: 0o600 }));
  truncateSync(file);
  const prefix = `${path.basename(file)}.`;
  const copies = readdirSync(path.dirname(file)).filter((name) => name.startsWith(prefix));
  for (const name of copies.toSorted().slice(0, -maxCopies)) rmSync(path.join(path.dirname(file), name));
}
