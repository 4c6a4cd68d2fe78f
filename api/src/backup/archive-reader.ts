import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { decryptWith, isEncrypted } from '#backup/encryption';
import type { Part } from '#backup/manifest';
import { StartError } from '#settings';

export interface ArchivePart {
  name: string;
  bytes: AsyncIterable<Buffer>;
}

/** Reads a backup from start to end, part by part. Returns a summary of its contents. */
export async function readArchive(
  file: string,
  passphrase: string | null,
  visit: (part: ArchivePart) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<Record<string, Part>> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const encrypted = await isEncrypted(file);
  if (encrypted && !passphrase)
    throw new StartError(
      `${file} is encrypted. Set BACKUP_PASSPHRASE, or name the file that has it: --passphrase-file FILE`,
    );
  const source = createReadStream(file, { signal });
  const entries = extract();
  const decompress = createZstdDecompress();
  const reading =
    encrypted && passphrase
      ? pipeline(source, decryptWith(passphrase), decompress, entries)
      : pipeline(source, decompress, entries);
  const [visited, read] = await Promise.allSettled([
    readParts(entries as unknown as AsyncIterable<Entry>, visit).catch((error: unknown) => {
      entries.destroy();
      throw error;
    }),
    reading,
  ]);
  if (visited.status === 'fulfilled' && read.status === 'fulfilled') return visited.value;
  signal?.throwIfAborted();
  // Errors of the visitor are not the file's fault.
  if (visited.status === 'rejected' && !(visited.reason instanceof UnreadableError)) throw visited.reason;
  if (read.status === 'rejected' && read.reason instanceof StartError) throw read.reason;
  throw damagedArchiveError(file, read.status === 'rejected' ? read.reason : undefined);
}

export const damagedArchiveError = (file: string, cause?: unknown) =>
  new StartError(`${file} is damaged or incomplete. Nothing was restored: use another backup.`, { cause });

/** The file itself cannot be read any further. */
class UnreadableError extends Error {}

type Entry = AsyncIterable<Buffer> & { header: Header };

async function readParts(
  entries: AsyncIterable<Entry>,
  visit: (part: ArchivePart) => Promise<unknown>,
): Promise<Record<string, Part>> {
  const parts: Record<string, Part> = {};
  const iterator = withReadErrors(entries);
  let current = await iterator.next();
  while (!current.done) {
    const name = getPartName(current.value);
    const hash = createHash('sha256');
    let length = 0;
    const pieces = async function* (): AsyncGenerator<Buffer> {
      while (!current.done && getPartName(current.value) === name) {
        for await (const chunk of withReadErrors(current.value)) {
          hash.update(chunk);
          length += chunk.length;
          yield chunk;
        }
        current = await iterator.next();
      }
    };
    const bytes = pieces();
    await visit({ name, bytes });
    // Parts that the visitor did not read are hashed as well.
    for (let rest = await bytes.next(); !rest.done;) rest = await bytes.next();
    parts[name] = { bytes: length, sha256: hash.digest('hex') };
  }
  return parts;
}

async function* withReadErrors<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  for (;;) {
    const next = await iterator.next().catch((cause: unknown) => {
      throw new UnreadableError('unreadable', { cause });
    });
    if (next.done) return;
    yield next.value;
  }
}

/** Pieces of one part are numbered consecutively. */
const getPartName = ({ header }: Entry) => header.name.replace(/\.\d{6}$/, '');
