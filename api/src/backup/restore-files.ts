import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArchivePart } from '#backup/archive-reader';
import {
  filePrefix,
  toRelativeName,
  outboxPrefix,
  toReleasePart,
  releasePrefix,
  secretFiles,
  secretPrefix,
} from '#backup/file-parts';
import type { Manifest } from '#backup/manifest';
import { openFiles } from '#files/open-files';
import { getFiles } from '#remotes/manifest';
import { ReleaseFiles } from '#remotes/release-files';
import type { Settings } from '#settings';

export interface Release {
  remote: string;
  version: string;
  manifest: string;
}

type OpenedStores = Awaited<ReturnType<typeof openFiles>>;

/** Restores the files of a backup to a folder or into the bucket, depending on the settings. */
export class FileRestorer {
  readonly #dataDir: string;
  readonly #opened: OpenedStores;
  readonly #releaseFiles: ReleaseFiles;

  private constructor(dataDir: string, opened: OpenedStores) {
    this.#dataDir = dataDir;
    this.#opened = opened;
    this.#releaseFiles = new ReleaseFiles(path.join(dataDir, 'releases'), opened.objects);
  }

  static async open(settings: Pick<Settings, 's3' | 'dataDir'>): Promise<FileRestorer> {
    return new FileRestorer(settings.dataDir, await openFiles(settings));
  }

  /** @param findReleases the releases of the database being restored */
  async restore({ name, bytes }: ArchivePart, findReleases: () => Promise<Release[]>): Promise<void> {
    if (name.startsWith(filePrefix)) return this.#opened.files.put(toRelativeName(name, filePrefix), bytes);
    if (name.startsWith(releasePrefix)) return this.#restoreRelease(name, bytes, await findReleases());
    if (name.startsWith(outboxPrefix))
      return this.#write(path.join('outbox', toRelativeName(name, outboxPrefix)), bytes);
    const secret = secretFiles.find((each) => name === `${secretPrefix}${each}`);
    if (secret) return this.#write(secret, bytes);
  }

  /** Releases can be served once all their files are restored. */
  async completeReleases({ parts }: Manifest, releases: Release[]): Promise<void> {
    for (const { remote, version, manifest } of releases) {
      const names = Object.keys(getFiles(remote, manifest));
      if (names.every((name) => toReleasePart(remote, version, name) in parts))
        await this.#releaseFiles.markComplete(remote, version, manifest);
    }
  }

  /** The objects that the backup left in the bucket and that are missing or changed. */
  async findMissingObjects({ leftInBucket }: Manifest): Promise<string[]> {
    const lost = [];
    for (const { key, bytes } of leftInBucket)
      if (bytes === null || (await this.#opened.objects?.getSize(key)) !== bytes) lost.push(`${filePrefix}${key}`);
    return lost;
  }

  /** Whether the bucket has files of the backup, for example because a server on another database uses it. Checks a sample. */
  async isBucketInUse({ parts, leftInBucket }: Manifest): Promise<boolean> {
    const { objects } = this.#opened;
    if (!objects) return false;
    const kept = Object.keys(parts).filter((name) => name.startsWith(filePrefix));
    const keys = [...kept.map((name) => toRelativeName(name, filePrefix)), ...leftInBucket.map(({ key }) => key)];
    for (const key of keys.slice(-20)) if ((await objects.getSize(key)) !== null) return true;
    return false;
  }

  async stop(): Promise<void> {
    await this.#opened.bucket?.stop();
  }

  async #restoreRelease(part: string, bytes: AsyncIterable<Buffer>, releases: Release[]): Promise<void> {
    const [remote = '', version = '', ...rest] = part.slice(releasePrefix.length).split('/');
    const name = rest.join('/');
    const release = releases.find((each) => each.remote === remote && each.version === version);
    const expected = release && getFiles(remote, release.manifest)[name];
    if (expected) await this.#releaseFiles.receive(remote, version, name, expected, bytes);
  }

  async #write(name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const file = path.join(this.#dataDir, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, bytes, { mode: 0o600, flush: true });
  }
}
