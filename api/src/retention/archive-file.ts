import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FileStore } from '#files/file-store';

export interface ArchivedRow {
  id: string;
  /** A JSON object, without line breaks. */
  line: string;
}

export interface ArchiveFile {
  key: string;
  rows: number;
  bytes: number;
  /** The size of the stored file. */
  sha256: string;
}

interface Batch {
  /** The folder, named after the kind of rows. */
  kind: string;
  /** For example 2026-11. */
  month: string;
  rows: readonly ArchivedRow[];
}

const archiveFolder = 'archive';

/**
 * Writes rows as gzipped JSON Lines, and verifies the file by reading it back. The name is derived from the content: the same rows give the
 * same file, however often a run is interrupted, and a file never replaces other rows.
 */
export async function writeArchiveFile(files: FileStore, { kind, month, rows }: Batch): Promise<ArchiveFile> {
  const content = Buffer.from(rows.map(({ line }) => `${line}\n`).join(''));
  const name = `${rows[0]?.id}-${sha256(content).slice(0, 16)}`;
  const key = `${archiveFolder}/${kind}/${month}/${name}.jsonl.gz`;
  const packed = await promisify(gzip)(content);
  await files.put(key, Readable.from([packed]));
  const stored = await buffer(await files.open(key));
  const unpacked = await promisify(gunzip)(stored).catch(() => null);
  if (!stored.equals(packed) || !unpacked?.equals(content))
    throw new Error(`The archive file ${key} does not match what was written: nothing is deleted`);
  return { key, rows: rows.length, bytes: packed.length, sha256: sha256(packed) };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
