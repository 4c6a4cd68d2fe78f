import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { type Encryption, encryptWith } from '#backup/encryption';
import { type Manifest, manifestHashName, manifestName, type Part } from '#backup/manifest';
import { StartError } from '#settings';

/** Parts of unknown length are stored in pieces of this size. */
const pieceBytes = 4 * 1024 * 1024;

/** Writes a backup: a tar, compressed with zstd, encrypted with a passphrase. The file appears once all of it is on disk. */
export class ArchiveWriter {
  readonly parts: Record<string, Part> = {};
  readonly #file: string;
  readonly #pack = pack();
  #written: Promise<unknown> = Promise.resolve();
  #failure: unknown;

  private constructor(file: string) {
    this.#file = file;
  }

  static async create(file: string, encryption: Encryption | null): Promise<ArchiveWriter> {
    if (existsSync(file)) throw new StartError(`${file} already exists. Choose another name.`);
    const writer = new ArchiveWriter(path.resolve(file));
    const handle = await open(writer.#temporary, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
      throw new StartError(
        cause.code === 'EEXIST'
          ? `${writer.#temporary} exists. Delete it if no other backup is being written there.`
          : `The backup cannot be written to ${file}: ${cause.message}`,
        { cause },
      );
    });
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    const target = handle.createWriteStream({ flush: true });
    const bytes = writer.#pack as unknown as AsyncIterable<Buffer>;
    const written = encryption
      ? pipeline(bytes, compress, encryptWith(encryption), target)
      : pipeline(bytes, compress, target);
    writer.#written = written.catch((error: unknown) => {
      writer.#failure = error;
      writer.#pack.destroy(error as Error);
    });
    return writer;
  }

  get #temporary(): string {
    return `${this.#file}.tmp`;
  }

  /** Adds the output of a query, whose length is only known at its end. */
  async addRows(name: string, rows: AsyncIterable<Buffer>, countRows: () => number): Promise<void> {
    const hash = createHash('sha256');
    let [pending, pendingBytes, bytes, piece] = [[] as Buffer[], 0, 0, 0];
    const flush = async () => {
      const content = Buffer.concat(pending, pendingBytes);
      [pending, pendingBytes] = [[], 0];
      piece += 1;
      await this.#entry(`${name}.${String(piece).padStart(6, '0')}`, content);
    };
    for await (const chunk of rows) {
      hash.update(chunk);
      pending.push(chunk);
      pendingBytes += chunk.length;
      bytes += chunk.length;
      if (pendingBytes >= pieceBytes) await flush();
    }
    if (pendingBytes > 0 || piece === 0) await flush();
    this.#note(name, bytes, hash, countRows());
  }

  /** Adds a file of known length. Throws if its actual length differs. */
  async addFile(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void> {
    const hash = createHash('sha256');
    const ended = Promise.withResolvers<void>();
    const entry = this.#pack.entry({ name, size, mode: 0o600 }, (error) =>
      error ? ended.reject(error) : ended.resolve(),
    );
    const hashed = async function* () {
      for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await Promise.all([pipeline(hashed, entry), ended.promise]);
    this.#note(name, size, hash);
  }

  async addJson(name: string, value: unknown): Promise<void> {
    const content = Buffer.from(JSON.stringify(value));
    await this.#entry(name, content);
    this.#note(name, content.length, createHash('sha256').update(content));
  }

  /** Adds the manifest and renames the file to its final name, with the suffix `.incomplete` if something is missing. */
  async finish(rest: Omit<Manifest, 'parts'>): Promise<{ file: string; bytes: number }> {
    const manifest = Buffer.from(JSON.stringify({ parts: this.parts, ...rest } satisfies Manifest));
    await this.#entry(manifestName, manifest);
    await this.#entry(manifestHashName, Buffer.from(createHash('sha256').update(manifest).digest('hex')));
    this.#pack.finalize();
    await this.#written;
    if (this.#failure) throw this.#failure;
    const file = rest.missing.length === 0 ? this.#file : `${this.#file}.incomplete`;
    await rename(this.#temporary, file);
    await using folder = await open(path.dirname(file));
    await folder.sync();
    return { file, bytes: (await stat(file)).size };
  }

  /** Makes any write in progress throw this error. */
  interrupt(reason: Error): void {
    this.#pack.destroy(reason);
  }

  /** Deletes the unfinished file. */
  async abort(): Promise<void> {
    this.#pack.destroy();
    await this.#written;
    await rm(this.#temporary, { force: true });
  }

  #note(name: string, bytes: number, hash: Hash, rows?: number): void {
    this.parts[name] = { bytes, sha256: hash.digest('hex'), ...(rows !== undefined && { rows }) };
  }

  /** Resolves once the bytes were consumed, so that memory only holds a few pieces. */
  async #entry(name: string, content: Buffer): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#pack.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
    await Promise.race([promise, this.#written]);
    if (this.#failure) throw this.#failure;
  }
}
