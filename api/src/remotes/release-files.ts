import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { RemoteManifest } from 'rules/releases';
import { badInput, tooLarge } from '#errors';
import type { FileStore } from '#files/file-store';
import type { Build } from '#remotes/builds';
import { manifestName } from '#remotes/manifest';

type Expected = RemoteManifest['files'][string];
const atOnce = 8;
/** Written last: a version's folder with it has all its files. */
const completeMark = '.complete';

/**
 * The files of each version, in a folder of their own: `<remote>/<version>/…`. Nothing in it ever changes. Where there is object
 * storage they are there as well, and a server that lacks a version fetches it whole.
 */
export class ReleaseFiles {
  readonly #folder: string;
  readonly #objects: FileStore | null;
  readonly #fetching = new Map<string, Promise<string>>();

  constructor(folder: string, objects: FileStore | null) {
    this.#folder = folder;
    this.#objects = objects;
  }

  folderOf(remote: string, version: string): string {
    return path.join(this.#folder, remote, version);
  }

  isHere(remote: string, version: string): boolean {
    return existsSync(path.join(this.folderOf(remote, version), completeMark));
  }

  /** Takes the files of a build that lies on this machine. */
  async adopt({ folder, text, manifest, version }: Build): Promise<void> {
    const names = Object.keys(manifest.files);
    await this.#each(names, async (name) => {
      const target = this.#fileOf(manifest.name, version, name);
      if (!existsSync(target)) await take(path.join(folder, name), target);
      await this.#objects?.put(keyOf(manifest.name, version, name), createReadStream(target));
    });
    await this.complete(manifest.name, version, text);
  }

  /** Writes a file that came over the network. Throws `badInput` where it is not the file that the manifest names. */
  async receive(
    remote: string,
    version: string,
    name: string,
    expected: Expected,
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const target = this.#fileOf(remote, version, name);
    await writeChecked(target, expected, bytes);
    await this.#objects?.put(keyOf(remote, version, name), createReadStream(target));
  }

  /** Those of the named files that are not there yet. */
  async missing(remote: string, version: string, files: RemoteManifest['files']): Promise<string[]> {
    const there = await Promise.all(
      Object.entries(files).map(async ([name, { size }]) => {
        const found = await stat(this.#fileOf(remote, version, name)).catch(() => null);
        return found?.size === size ? null : name;
      }),
    );
    return there.filter((name) => name !== null);
  }

  /** All files are there: the version can be served. */
  async complete(remote: string, version: string, manifest: string): Promise<void> {
    const folder = this.folderOf(remote, version);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, manifestName), manifest);
    await writeFile(path.join(folder, completeMark), '');
  }

  /** The folder of a version that another server has taken: what is missing of it here is fetched. */
  async fetch(remote: string, version: string, { text, manifest }: Pick<Build, 'text' | 'manifest'>): Promise<string> {
    const key = `${remote}/${version}`;
    const running = this.#fetching.get(key) ?? this.#fetch(remote, version, text, manifest);
    this.#fetching.set(key, running);
    return running.finally(() => this.#fetching.delete(key));
  }

  async #fetch(remote: string, version: string, text: string, { files }: RemoteManifest): Promise<string> {
    await this.#each(await this.missing(remote, version, files), async (name) => {
      const bytes = await this.#objects?.open(keyOf(remote, version, name));
      const expected = files[name];
      if (bytes && expected) await writeChecked(this.#fileOf(remote, version, name), expected, bytes);
    });
    if ((await this.missing(remote, version, files)).length === 0) await this.complete(remote, version, text);
    return this.folderOf(remote, version);
  }

  /** Removes the files of a version that nobody can get any more. */
  async remove(remote: string, version: string, files: RemoteManifest['files']): Promise<void> {
    await rm(this.folderOf(remote, version), { recursive: true, force: true });
    await this.#each(Object.keys(files), async (name) => this.#objects?.remove(keyOf(remote, version, name)));
  }

  #fileOf(remote: string, version: string, name: string): string {
    return path.join(this.folderOf(remote, version), name);
  }

  async #each(names: string[], work: (name: string) => Promise<unknown>): Promise<void> {
    const limit = pLimit(atOnce);
    await Promise.all(names.map((name) => limit(() => work(name))));
  }
}

const keyOf = (remote: string, version: string, name: string) => `remotes/${remote}/${version}/${name}`;

/** A second name for the same file where the disk can: a build writes a changed file under another name. */
async function take(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}

async function writeChecked(target: string, { integrity, size }: Expected, bytes: AsyncIterable<Uint8Array>) {
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
    if (found !== integrity) throw badInput({ file: 'This is not the file that the manifest names. Build it again' });
  }
  const part = `${target}.${process.pid}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await writeFile(part, checked());
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
