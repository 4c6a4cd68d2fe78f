import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { canonicalHash } from '#remotes/canonical-operation';
import { isLiveSql } from '#remotes/release-sql';
import type { RemoteManifest } from 'rules/releases';

interface Options {
  pool: Pool;
  log: Logger;
}

/** The minimum interval, in milliseconds, between database checks caused by unknown operations. */
const minRefreshIntervalMs = 1000;
/** Texts whose hash is cached. Only trusted ones, so that no one else can fill the cache. */
const maxCachedTexts = 1000;

/** The operations that live releases have registered, by hash. In memory, because every request needs them. */
export class TrustedOperations {
  readonly #options: Options;
  /** The operations of each live release, which never change. */
  #hashesByRelease = new Map<string, string[]>();
  #trusted: ReadonlySet<string> = new Set();
  readonly #known = new Map<string, string>();
  #refreshedAt = -Infinity;
  #refreshing: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Reloads which releases are live. */
  async refresh(): Promise<void> {
    const { pool } = this.#options;
    const { rows } = await pool.query<{ id: string }>(`select releases.id from releases where ${isLiveSql}`);
    const ids = rows.map(({ id }) => id);
    const missing = ids.filter((id) => !this.#hashesByRelease.has(id));
    const registered = new Map(this.#hashesByRelease);
    if (missing.length > 0) {
      const found = await pool.query<{ id: string; manifest: string }>(
        'select id, manifest from releases where id = any($1)',
        [missing],
      );
      for (const { id, manifest } of found.rows) registered.set(id, this.#toHashes(manifest));
    }
    this.#hashesByRelease = new Map(ids.map((id) => [id, registered.get(id) ?? []]));
    this.#trusted = new Set([...this.#hashesByRelease.values()].flat());
  }

  /** Whether a live release has registered this operation. */
  async has(text: string): Promise<boolean> {
    const known = this.#known.get(text);
    if (known !== undefined && this.#trusted.has(known)) return true;
    const hash = known ?? canonicalHash(text);
    if (hash === null) return false;
    if (!this.#trusted.has(hash)) await this.#refreshIfDue();
    if (!this.#trusted.has(hash)) return false;
    this.#remember(text, hash);
    return true;
  }

  /** A release on another server may have happened just before its event arrives here. */
  async #refreshIfDue(): Promise<void> {
    if (performance.now() - this.#refreshedAt >= minRefreshIntervalMs) {
      this.#refreshedAt = performance.now();
      this.#refreshing = this.refresh().finally(() => (this.#refreshing = null));
    }
    await this.#refreshing;
  }

  #remember(text: string, hash: string): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= maxCachedTexts && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(text, hash);
  }

  #toHashes(manifest: string): string[] {
    const { name, operations } = JSON.parse(manifest) as Pick<RemoteManifest, 'name' | 'operations'>;
    return operations.flatMap((operation) => {
      const hash = canonicalHash(operation.document);
      if (hash === null)
        this.#options.log.warn(
          { remote: name, operation: operation.name },
          'invalid GraphQL: this operation is never accepted',
        );
      return hash ?? [];
    });
  }
}
