import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type PortalRow, findPortalRow } from 'rules/portal-rows';
import * as z from 'zod/mini';
import { clock } from '#clock';
import { getNetwork, getSiteOrNetwork } from '#limits/network';
import { rollbackThreshold } from '#limits/rollback-threshold';
import { federationName } from '#remotes/remotes';
import type { Seal } from '#secrets/seal';
import { hashKey } from '#secret-key';

/** A version that everyone got only recently. */
export interface RecentRelease {
  remote: string;
  version: string;
}

export const pageLoadPurpose = 'page loads';
const flushIntervalMs = 2000;
const lifetimeMs = rollbackThreshold.pageLoads.minutes * 60_000;

const tokenRule = z.object({
  id: z.string(),
  network: z.string(),
  versions: z.record(z.string(), z.string()),
  until: z.number(),
});

/** Hashes, so that networks can be counted but not identified. */
export const networkHash = (address: string): string => hashKey(`address ${getNetwork(address)}`);
export const siteHash = (address: string): string => hashKey(`site ${getSiteOrNetwork(address)}`);

/** The networks that loaded a release here, and those not yet stored. */
interface ReleaseLoads {
  networks: Set<string>;
  perSite: Map<string, number>;
  unwritten: Map<string, string>;
}

interface Options {
  pool: Pool;
  log: Logger;
  seal: Seal;
  /** The route table. */
  portals(): readonly PortalRow[];
  /** What signed-out visitors get of the recently released versions. */
  recentReleases(): RecentRelease[];
}

/**
 * Counts which networks load a new version of the public pages, and gives each such page load a token: a report from a signed-out browser
 * counts only with the token of a page that was served to its network. Inactive while nothing was released recently.
 */
export class PageLoads {
  readonly #options: Options;
  readonly #loads = new Map<string, ReleaseLoads>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: Options) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), flushIntervalMs).unref();
  }

  /** Counts a page load and returns its token; null if a fault of it could not matter. */
  createToken(address: string | null, path: string): string | null {
    const { recentReleases, portals: readPortals, seal } = this.#options;
    const recent = recentReleases();
    this.#forget(recent);
    if (recent.length === 0 || address === null) return null;
    const portals = readPortals();
    const open = recent.filter(({ remote }) => isPublic(portals, remote));
    if (open.length === 0) return null;
    const pageRemote = findPortalRow(portals, path)?.remote;
    const shownRelease = open.find(({ remote }) => federationName(remote) === pageRemote);
    if (shownRelease) this.#count(shownRelease, address);
    const versions = Object.fromEntries(open.map(({ remote, version }) => [remote, version]));
    const token = {
      id: randomBytes(16).toString('base64url'),
      network: networkHash(address),
      versions,
      until: clock.now() + lifetimeMs,
    };
    return seal.seal(JSON.stringify(token));
  }

  /** The id of the page load that a token belongs to; null if the token is invalid, expired, or of another network or version. */
  verify(
    text: string,
    { address, remote, version }: { address: string; remote: string; version: string },
  ): string | null {
    const content = this.#options.seal.open(text);
    const token = content === null ? null : tokenRule.safeParse(JSON.parse(content)).data;
    if (!token || token.until < clock.now() || token.network !== networkHash(address)) return null;
    return Object.hasOwn(token.versions, remote) && token.versions[remote] === version ? token.id : null;
  }

  /** Stores the counts in one statement. */
  async flush(): Promise<void> {
    const rows = [...this.#loads].flatMap(([release, { unwritten }]) => {
      const [remote, version] = release.split(' ');
      return [...unwritten].map(([network, site]) => ({ remote, version, network, site }));
    });
    if (rows.length === 0) return;
    for (const { unwritten } of this.#loads.values()) unwritten.clear();
    try {
      await this.#options.pool.query(upsert, [JSON.stringify(rows)]);
    } catch (err) {
      this.#options.log.warn({ err }, 'could not count page loads of a new version');
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #count({ remote, version }: RecentRelease, address: string): void {
    const key = `${remote} ${version}`;
    const loads = this.#loads.get(key) ?? { networks: new Set(), perSite: new Map(), unwritten: new Map() };
    this.#loads.set(key, loads);
    const network = networkHash(address);
    const site = siteHash(address);
    const fromSite = loads.perSite.get(site) ?? 0;
    const { networksPerRelease, networksPerSite } = rollbackThreshold;
    if (loads.networks.has(network) || loads.networks.size >= networksPerRelease || fromSite >= networksPerSite) return;
    loads.networks.add(network);
    loads.perSite.set(site, fromSite + 1);
    loads.unwritten.set(network, site);
  }

  /** Releases that are no longer new. */
  #forget(recent: readonly RecentRelease[]): void {
    if (this.#loads.size === 0) return;
    const kept = new Set(recent.map(({ remote, version }) => `${remote} ${version}`));
    for (const [key, { unwritten }] of this.#loads) if (!kept.has(key) && unwritten.size === 0) this.#loads.delete(key);
  }
}

const upsert = `
  insert into release_loads (id, created_at, updated_at, release_id, network, site)
  select gen_random_uuid(), now(), now(), release.id, load.network, load.site
    from jsonb_to_recordset($1::jsonb) as load(remote text, version text, network text, site text)
    join releases release on release.remote = load.remote and release.version = load.version
  on conflict (release_id, network) do update set updated_at = excluded.updated_at`;

type Portals = readonly PortalRow[];

const isPublic = (portals: Portals, remote: string): boolean =>
  portals.some((portal) => portal.remote === federationName(remote) && portal.audiences.includes('anyone'));
