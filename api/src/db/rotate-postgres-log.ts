import { createReadStream, createWriteStream, existsSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { clock } from '#clock';

const maxBytes = 10 * 1024 * 1024;
const maxCopies = 3;

/**
 * Compresses a large log of the embedded PostgreSQL into a copy and truncates it: PostgreSQL keeps the file open and
 * appends, even while no server of ours runs. A line written between the two is lost.
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
