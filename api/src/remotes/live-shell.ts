import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { readShell } from '#remotes/builds';
import { isLiveSql } from '#remotes/release-sql';
import { parseShellManifest, type ShellManifest, shellName } from '#remotes/manifest';
import type { ReleaseFiles } from '#remotes/release-files';
import type { ServedShell } from '#remotes/remotes';

interface Options {
  pool: Pool;
  files: ReleaseFiles;
  /** The version of the bundled shell. */
  ownFolder: string;
  log: Logger;
}

/** The minimum interval between checks whether a shell has an unknown file by now; requests for such files wait for the check. */
const minReadIntervalMs = 1000;

interface Live {
  text: string;
  manifest: ShellManifest & Required<Pick<ShellManifest, 'files'>>;
}

/**
 * The shell that every server gives to browsers, and earlier ones that tabs still have. A page and its files may come from different
 * servers of different versions.
 */
export class LiveShell implements ServedShell {
  readonly #options: Options;
  readonly #own: string | null;
  #folder: string;
  #version: string | null;
  #live = new Map<string, Live>();
  #missing: string | null = null;
  #readAt = -Infinity;
  #nextRead: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#own = readShell(options.ownFolder)?.version ?? null;
    this.#folder = options.ownFolder;
    this.#version = this.#own;
  }

  get folder(): string {
    return this.#folder;
  }

  get version(): string | null {
    return this.#version;
  }

  /** Serves this version from now on; falls back to the bundled one if the files of the other are missing. */
  async refresh(served: string | null): Promise<void> {
    const { ownFolder, log } = this.#options;
    await this.#readLive();
    let error: unknown;
    const findFolder = async (version: string) =>
      this.#findFolderWith(version).catch((err: unknown) => ((error = err), null));
    const folder = served === null || served === this.#own ? ownFolder : await findFolder(served);
    if (folder === null && served !== this.#missing)
      log.warn(
        { err: error, version: served },
        'files of the served shell are missing here: falling back to the bundled one',
      );
    this.#missing = folder === null ? served : null;
    this.#folder = folder ?? ownFolder;
    this.#version = folder === null || served === null ? this.#own : served;
  }

  async findFolderWith(file: string): Promise<string | null> {
    const known = await this.#liveFolderWith(file);
    if (known !== null) return known;
    // A page from another server may arrive before the event that its shell is served.
    this.#nextRead ??= this.#readAgain().finally(() => (this.#nextRead = null));
    await this.#nextRead;
    return this.#liveFolderWith(file);
  }

  async #liveFolderWith(file: string): Promise<string | null> {
    for (const [version, { manifest }] of this.#live)
      if (Object.hasOwn(manifest.files, file)) return this.#findFolderWith(version);
    return null;
  }

  async #readAgain(): Promise<void> {
    await delay(Math.max(0, this.#readAt + minReadIntervalMs - performance.now()));
    await this.#readLive();
  }

  async #readLive(): Promise<void> {
    this.#readAt = performance.now();
    const { rows } = await this.#options.pool.query<{ version: string; manifest: string }>(
      `select version, case when version = any($2) then '' else manifest end as manifest from releases
        where remote = $1 and complete_at is not null and ${isLiveSql}`,
      [shellName, [...this.#live.keys()]],
    );
    this.#live = new Map(
      rows.flatMap(({ version, manifest: text }) => {
        const live = this.#live.get(version) ?? parseLive(text);
        return live ? [[version, live]] : [];
      }),
    );
  }

  /** Fetches it from the bucket if it is not here yet. Null if it is not there either. */
  async #findFolderWith(version: string): Promise<string | null> {
    const { files } = this.#options;
    if (files.isComplete(shellName, version)) return files.getFolder(shellName, version);
    const live = this.#live.get(version);
    if (!live) return null;
    const folder = await files.fetch(shellName, version, live);
    return files.isComplete(shellName, version) ? folder : null;
  }
}

/** Undefined for a build from before shell files were shared. */
function parseLive(text: string): Live | undefined {
  const manifest = parseShellManifest(text);
  return manifest.files && { text, manifest: { ...manifest, files: manifest.files } };
}
