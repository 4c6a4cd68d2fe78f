import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, constants, copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { type RemoteManifest, remoteManifestFile } from 'rules/releases';
import { AppError, badInput, type ErrorCode, notFound, tooLarge } from '#errors';
import type { FileStore } from '#files/file-store';
import { shellManifestName, shellName } from '#remotes/manifest';

type FileEntry = RemoteManifest['files'][string];

/** A version as its build describes it: a remote, or the shell. */
interface ManifestSource {
  /** The manifest, byte for byte. */
  text: string;
  manifest: Pick<RemoteManifest, 'files'> & { name: string };
}
const concurrency = 8;
/** Written last: a version's folder that contains it is complete. */
const completeMark = '.complete';
/** The same for the bucket. */
const storedMark = '.stored';
/** A file that is missing in the bucket, or does not match the manifest. */
const refusals = new Set<ErrorCode>(['NOT_FOUND', 'BAD_USER_INPUT', 'TOO_LARGE']);

/**
 * The files of each version, in a separate, immutable folder: `<remote>/<version>/…`. With object storage they are stored there as well,
 * and a server that lacks a version fetches all of it.
 */
export class ReleaseFiles {
  readonly #folder: string;
  readonly #objects: FileStore | null;
  readonly #fetching = new Map<string, Promise<string>>();

  constructor(folder: string, objects: FileStore | null) {
    this.#folder = folder;
    this.#objects = objects;
  }

  getFolder(remote: string, version: string): string {
    return path.join(this.#folder, remote, version);
  }

  isComplete(remote: string, version: string): boolean {
    return existsSync(path.join(this.getFolder(remote, version), completeMark));
  }

  /** Stores the files of a build on this machine. If it throws, they are served anyway: call `adopt` again. */
  async adopt({
    folder,
    text,
    manifest,
    version,
  }: ManifestSource & { folder: string; version: string }): Promise<void> {
    const { name: remote, files } = manifest;
    const names = Object.keys(files);
    if (!this.isComplete(remote, version)) {
      await forEachFile(names, async (name) => {
        const target = this.#getFile(remote, version, name);
        if (!existsSync(target)) await copyAtomically(path.join(folder, name), target);
      });
      await this.markComplete(remote, version, text);
    }
    const mark = this.#getFile(remote, version, storedMark);
    if (!this.#objects || existsSync(mark)) return;
    await forEachFile(names, (name) => this.#store(remote, version, name));
    await writeFile(mark, '');
  }

  /** Writes an uploaded file. Throws `badInput` if it does not match the manifest. */
  async receive(
    remote: string,
    version: string,
    name: string,
    expected: FileEntry,
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const target = this.#getFile(remote, version, name);
    await writeChecked(target, expected, bytes);
    try {
      await this.#store(remote, version, name);
    } catch (error) {
      await rm(target, { force: true }); // so that it counts as missing and is uploaded again
      throw error;
    }
  }

  /** The named files that are still missing. */
  async findMissing(remote: string, version: string, files: RemoteManifest['files']): Promise<string[]> {
    const names = await Promise.all(
      Object.entries(files).map(async ([name, { size }]) => {
        const found = await stat(this.#getFile(remote, version, name)).catch(() => null);
        return found?.size === size ? null : name;
      }),
    );
    return names.filter((name) => name !== null);
  }

  /** All files are stored: the version can be served. */
  async markComplete(remote: string, version: string, manifest: string): Promise<void> {
    const folder = this.getFolder(remote, version);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, remote === shellName ? shellManifestName : remoteManifestFile), manifest);
    await writeFile(path.join(folder, completeMark), '');
  }

  /**
   * The folder of a version that was uploaded to another server: missing files are fetched. A file that is missing in the bucket, or does
   * not match the manifest, is not in the folder either.
   */
  fetch(remote: string, version: string, release: ManifestSource): Promise<string> {
    const key = `${remote}/${version}`;
    const running = this.#fetching.get(key);
    if (running) return running;
    const started = this.#fetch(remote, version, release).finally(() => this.#fetching.delete(key));
    this.#fetching.set(key, started);
    return started;
  }

  async #fetch(remote: string, version: string, { text, manifest }: ManifestSource): Promise<string> {
    const { files } = manifest;
    await forEachFile(await this.findMissing(remote, version, files), async (name) => {
      const expected = files[name];
      if (expected) await this.#fetchFile(remote, version, name, expected);
    });
    if ((await this.findMissing(remote, version, files)).length === 0) await this.markComplete(remote, version, text);
    return this.getFolder(remote, version);
  }

  async #fetchFile(remote: string, version: string, name: string, expected: FileEntry): Promise<void> {
    if (!this.#objects) return;
    try {
      const bytes = await this.#objects.open(getKey(remote, version, name));
      await writeChecked(this.#getFile(remote, version, name), expected, bytes);
    } catch (error) {
      // If the storage is down, each request for a file reports it.
      if (!(error instanceof AppError) || !refusals.has(error.code)) throw error;
    }
  }

  /** One file of a version, from this machine or the bucket. Throws `notFound` if neither has all of it. */
  async open(remote: string, version: string, name: string, { size }: FileEntry): Promise<Readable> {
    const file = this.#getFile(remote, version, name);
    const found = await stat(file).catch(() => null);
    if (found?.size === size) return createReadStream(file);
    if (!this.#objects) throw notFound('file');
    return this.#objects.open(getKey(remote, version, name));
  }

  /** Deletes the files of an unreachable version. */
  async remove(remote: string, version: string, files: RemoteManifest['files']): Promise<void> {
    await rm(this.getFolder(remote, version), { recursive: true, force: true });
    await forEachFile(Object.keys(files), async (name) => this.#objects?.remove(getKey(remote, version, name)));
  }

  async #store(remote: string, version: string, name: string): Promise<void> {
    await this.#objects?.put(getKey(remote, version, name), createReadStream(this.#getFile(remote, version, name)));
  }

  #getFile(remote: string, version: string, name: string): string {
    return path.join(this.getFolder(remote, version), name);
  }
}

async function forEachFile(names: string[], work: (name: string) => Promise<unknown>): Promise<void> {
  const limit = pLimit(concurrency);
  await Promise.all(names.map((name) => limit(() => work(name))));
}

const getKey = (remote: string, version: string, name: string) => `remotes/${remote}/${version}/${name}`;

/** A copy that only its owner can access; it shares the blocks of the build's file if the disk supports that. */
async function copyAtomically(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  const part = `${to}.${randomUUID()}.part`;
  await copyFile(from, part, constants.COPYFILE_FICLONE);
  await chmod(part, 0o600);
  await rename(part, to);
}

async function writeChecked(target: string, { integrity, size }: FileEntry, bytes: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha384');
  let length = 0;
  async function* checked() {
    for await (const piece of bytes) {
      length += piece.length;
      if (length > size) throw tooLarge('This file is larger than its manifest says');
      hash.update(piece);
      yield piece;
    }
    const found = `sha384-${hash.digest('base64')}`;
    if (found !== integrity) throw badInput({ file: 'This file does not match the manifest. Build it again' });
  }
  // A request that failed may still be writing when the next attempt starts, so each writes to its own file.
  const part = `${target}.${randomUUID()}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await writeFile(part, checked());
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
