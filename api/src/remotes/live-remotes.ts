import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type Audience, isInAudience } from 'rules/audiences';
import type { PortalRow } from 'rules/portal-rows';
import { clock } from '#clock';
import type { Viewer } from '#access/viewer';
import type { Bus } from '#live/bus';
import { readShell } from '#remotes/builds';
import { wasServedSql } from '#remotes/release-sql';
import type { LiveShell } from '#remotes/live-shell';
import { parseManifest, shellName } from '#remotes/manifest';
import type { RecentRelease } from '#remotes/page-loads';
import type { ReleaseFiles } from '#remotes/release-files';
import { readRegisteredPortals, type RegisteredPortals } from '#remotes/registered-portals';
import type { TrustedOperations } from '#remotes/trusted-operations';
import { federationName, type Registry, type RemoteRow, type Remotes, toRemoteRow } from '#remotes/remotes';

interface Pointer {
  remote: string;
  current: string | null;
  currentManifest: string | null;
  canary: string | null;
  canaryManifest: string | null;
  canaryAudiences: Audience[];
  /** In milliseconds since the epoch. */
  movedAt: number;
}

interface Served {
  current: RemoteRow | null;
  canary: RemoteRow | null;
  canaryAudiences: Audience[];
  /** When the pointer last moved, in milliseconds since the epoch. */
  movedAt: number;
}

interface Options {
  pool: Pool;
  bus: Bus;
  files: ReleaseFiles;
  shell: LiveShell;
  log: Logger;
  /** Null outside production. */
  trustedOperations: TrustedOperations | null;
}

/** A fallback for lost events: the longest time, in milliseconds, that a server may serve an outdated version. */
const refreshIntervalMs = 30_000;

/** The pointers, cached in memory: read when they move, not for every page. */
export class LiveRemotes implements Remotes {
  readonly #options: Options;
  #served = new Map<string, Served>();
  #delivered: readonly PortalRow[] = [];
  #registered: RegisteredPortals = { rows: [], unreachable: new Set() };
  /** Versions that were served to someone, such as `mfe-client/0123456789ab`. Never removed. */
  readonly #servedVersions = new Set<string>();
  #reading: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #stop: () => Promise<void> = async () => undefined;

  readonly shell: LiveShell;

  constructor(options: Options) {
    this.#options = options;
    this.shell = options.shell;
  }

  async start(): Promise<void> {
    const { bus } = this.#options;
    await this.refresh();
    const moved = bus.subscribe('releasesChanged');
    const watching = (async () => {
      for await (const _ of moved) await this.#refreshQuietly();
    })();
    const timer = setInterval(() => void this.#refreshQuietly(), refreshIntervalMs).unref();
    this.#stop = async () => {
      clearInterval(timer);
      await moved.return?.();
      await watching;
    };
  }

  stop(): Promise<void> {
    return this.#stop();
  }

  /**
   * Reloads the pointers and the accepted operations. Reads are serialized, because an older, slower one must not overwrite a newer result.
   * Callers during a read share the next one.
   */
  refresh(): Promise<void> {
    this.#next ??= this.#reading.then(() => {
      this.#next = null;
      const reading = this.#read();
      this.#reading = reading.catch(() => undefined);
      return reading;
    });
    return this.#next;
  }

  async #read(): Promise<void> {
    const { pool, trustedOperations: trusted } = this.#options;
    // First, so that no one is served a version whose operations would be rejected.
    await trusted?.refresh();
    const { rows } = await pool.query<Pointer>(`
      select pointer.remote, current.version as "current", current.manifest as "currentManifest",
             canary.version as "canary", canary.manifest as "canaryManifest", pointer.canary_audiences as "canaryAudiences",
             (extract(epoch from pointer.moved_at) * 1000)::float8 as "movedAt"
        from remote_pointers pointer
        left join releases current on current.id = pointer.current_id
        left join releases canary on canary.id = pointer.canary_id
       order by pointer.remote`);
    await this.shell.refresh(rows.find(({ remote }) => remote === shellName)?.current ?? null);
    this.#registered = await readRegisteredPortals(pool);
    this.#delivered = (readShell(this.shell.folder)?.manifest.portals ?? []).map(withTitle);
    this.#served = new Map(rows.filter(({ remote }) => remote !== shellName).map((row) => [row.remote, served(row)]));
  }

  portals(): readonly PortalRow[] {
    return [...this.#delivered, ...this.#registered.rows];
  }

  /** The paths that the served shell delivers. */
  deliveredPortals(): readonly PortalRow[] {
    return this.#delivered;
  }

  /** Whether any path leads to it: registered ones need an administrator's approval first. */
  isReachable(remote: string): boolean {
    const name = federationName(remote);
    return !this.#registered.unreachable.has(remote) || this.#delivered.some((row) => row.remote === name);
  }

  registryFor(viewer: Viewer | null): Registry {
    const rows = [...this.#served].flatMap(([remote, { current, canary, canaryAudiences }]) => {
      const isFirst = canary && canaryAudiences.some((audience) => isInAudience(audience, viewer));
      const row = isFirst ? canary : current;
      return row && this.isReachable(remote) ? [[federationName(remote), this.#withPortals(row)] as const] : [];
    });
    return Object.fromEntries(rows);
  }

  /** What someone would get now, including the shell. */
  versionsFor(viewer: Viewer | null): Array<{ part: string; version: string }> {
    const remotes = Object.values(this.registryFor(viewer)).map(({ name, version }) => ({ part: name, version }));
    const { version } = this.shell;
    return version === null ? remotes : [{ part: shellName, version }, ...remotes];
  }

  /** What everyone gets of the remotes whose pointer has moved within this many minutes. */
  recentReleases(minutes: number): RecentRelease[] {
    const since = clock.now() - minutes * 60_000;
    return [...this.#served].flatMap(([remote, { current, movedAt }]) =>
      current && movedAt > since && this.isReachable(remote) ? [{ remote, version: current.version }] : [],
    );
  }

  isPersonal(): boolean {
    return [...this.#served.values()].some(({ canary }) => canary !== null);
  }

  async getFolder(remote: string, version: string): Promise<string | null> {
    const { files, log, pool } = this.#options;
    if (!this.isReachable(remote)) return null;
    if (this.#servedVersions.has(`${remote}/${version}`)) return files.getFolder(remote, version);
    const { rows } = await pool.query<{ manifest: string }>(
      `select manifest from releases
        where remote = $1 and version = $2 and complete_at is not null and ${wasServedSql}`,
      [remote, version],
    );
    const text = rows[0]?.manifest;
    if (text === undefined) return null;
    const folder = await files.fetch(remote, version, { text, manifest: parseManifest(text) });
    if (files.isComplete(remote, version)) this.#servedVersions.add(`${remote}/${version}`);
    else log.error({ remote, version }, "files of this version are missing in the bucket, or don't match its manifest");
    return folder;
  }

  #withPortals(row: RemoteRow): RemoteRow {
    const name = federationName(row.name);
    const portals = this.#registered.rows.flatMap(({ remote, ...declared }) => (remote === name ? [declared] : []));
    return portals.length > 0 ? { ...row, portals } : row;
  }

  async #refreshQuietly(): Promise<void> {
    try {
      await this.refresh();
    } catch (err) {
      this.#options.log.warn({ err }, 'could not read the pointers of the remotes; continuing with the previous ones');
    }
  }
}

const served = ({ current, currentManifest, canary, canaryManifest, canaryAudiences, movedAt }: Pointer): Served => ({
  current: toRowOrNull(currentManifest, current),
  canary: toRowOrNull(canaryManifest, canary),
  canaryAudiences,
  movedAt,
});

const withTitle = ({ title, ...row }: Omit<PortalRow, 'title'> & { title?: string }): PortalRow => ({
  ...row,
  title: title ?? row.path,
});

const toRowOrNull = (manifest: string | null, version: string | null) =>
  manifest !== null && version !== null ? toRemoteRow(parseManifest(manifest), version) : null;
