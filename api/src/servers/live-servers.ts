import { createHash, randomUUID } from 'node:crypto';
import { buildSchema, type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { heartbeatTimeoutSeconds } from '#servers/find-servers';
import type { ServerSetup } from '#servers/server-setup';

/** A server that runs on the same database. */
export interface LiveServer {
  id: string;
  /** The version of the product that it runs. */
  version: string;
  schemaHash: string;
  /** Names of the secrets that it has; null where its version does not say. */
  secretIds: string[] | null;
  /** Whether its portals replace newer ones while it runs. */
  holdsPortals: boolean;
}

interface Options {
  pool: Pool;
  log: Logger;
  schema: GraphQLSchema;
  version: string;
  secretIds: string[];
  holdsPortals: boolean;
  setup: ServerSetup;
  /** Called when it was read anew who else is there. */
  onRefresh(others: readonly LiveServer[]): void;
}

/** How often a server says that it is there, in milliseconds. */
const heartbeatMs = 2000;

/**
 * The servers on one database announce themselves with their version and the schema of their API, so that each knows what all of
 * them can answer: two versions run side by side during every deployment.
 */
export class LiveServers {
  readonly id = randomUUID();
  readonly #options: Options;
  readonly #sdl: string;
  readonly #schemaHash: string;
  /** The schemas of other versions, by hash. */
  readonly #schemas = new Map<string, GraphQLSchema>();
  #others: LiveServer[] = [];
  #isAnnounced = false;
  #timer: NodeJS.Timeout | undefined;
  #heartbeatRun: Promise<void> = Promise.resolve();
  #onHeartbeat: () => Promise<void> = async () => undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#sdl = printSchema(lexicographicSortSchema(options.schema));
    this.#schemaHash = createHash('sha256').update(this.#sdl).digest('hex').slice(0, 16);
    this.#schemas.set(this.#schemaHash, options.schema);
  }

  /** Enters this server, and looks who else is there. */
  async announce(): Promise<void> {
    const { pool, version, secretIds, holdsPortals, setup } = this.#options;
    await pool.query(`delete from server where seen_at < now() - interval '1 day'`);
    await pool.query(
      `insert into server (id, version, schema_hash, sdl, secret_ids, holds_portals, setup)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do update set seen_at = clock_timestamp()`,
      [this.id, version, this.#schemaHash, this.#sdl, secretIds, holdsPortals, setup],
    );
    this.#isAnnounced = true;
    await this.refresh();
  }

  /** Goes on announcing; after each heartbeat runs what depends on who is there. */
  start(onHeartbeat: () => Promise<void>): void {
    this.#onHeartbeat = onHeartbeat;
    const next = () => {
      this.#timer = setTimeout(() => {
        this.#heartbeatRun = this.#heartbeat().finally(() => this.#timer && next());
      }, heartbeatMs).unref();
    };
    next();
  }

  /** Leaves: the others need not wait until this server counts as gone. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#heartbeatRun;
    if (!this.#isAnnounced) return;
    const { pool, log } = this.#options;
    try {
      await pool.query('delete from server where id = $1', [this.id]);
    } catch (err) {
      log.warn(
        { err },
        `this server could not sign off; the others count it as gone in ${heartbeatTimeoutSeconds} seconds`,
      );
    }
  }

  /** The other live servers, as of the last heartbeat. */
  get others(): readonly LiveServer[] {
    return this.#others;
  }

  /** This server's schema, and each different one of another live server. */
  async schemas(): Promise<Array<{ schema: GraphQLSchema; version: string; isOwn: boolean }>> {
    const { schema, version } = this.#options;
    const found = [{ schema, version, isOwn: true }];
    const seen = new Set([this.#schemaHash]);
    for (const { schemaHash, version: other } of this.#others) {
      if (seen.has(schemaHash)) continue;
      seen.add(schemaHash);
      const theirs = await this.#findSchema(schemaHash);
      if (theirs) found.push({ schema: theirs, version: other, isOwn: false });
    }
    return found;
  }

  async #heartbeat(): Promise<void> {
    const { pool, log } = this.#options;
    try {
      const { rowCount } = await pool.query('update server set seen_at = clock_timestamp() where id = $1', [this.id]);
      await (rowCount === 0 ? this.announce() : this.refresh());
      await this.#onHeartbeat();
    } catch (err) {
      log.warn({ err }, 'the heartbeat of this server failed; it tries again');
    }
  }

  /** Reads anew who else is there. */
  async refresh(): Promise<void> {
    const { rows } = await this.#options.pool.query<LiveServer>(
      `select id, version, schema_hash as "schemaHash", secret_ids as "secretIds", holds_portals as "holdsPortals"
         from server
        where id <> $1 and seen_at > clock_timestamp() - interval '${heartbeatTimeoutSeconds} seconds' order by started_at`,
      [this.id],
    );
    this.#others = rows;
    this.#options.onRefresh(rows);
  }

  /** Undefined where the server has left meanwhile. */
  async #findSchema(hash: string): Promise<GraphQLSchema | undefined> {
    const known = this.#schemas.get(hash);
    if (known) return known;
    const { rows } = await this.#options.pool.query<{ sdl: string }>(
      'select sdl from server where schema_hash = $1 limit 1',
      [hash],
    );
    if (!rows[0]) return undefined;
    const schema = buildSchema(rows[0].sdl, { assumeValid: true });
    this.#schemas.set(hash, schema);
    return schema;
  }
}
