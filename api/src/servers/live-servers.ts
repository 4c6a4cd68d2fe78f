import { createHash, randomUUID } from 'node:crypto';
import { buildSchema, type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { heartbeatTimeoutSeconds } from '#servers/find-servers';
import type { ServerSetup } from '#servers/server-setup';

/** A server on the same database. */
export interface LiveServer {
  id: string;
  /** The product version that it runs. */
  version: string;
  schemaHash: string;
  /** Fingerprints of its secrets; null if its version does not report them. */
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
  /** Called after the list of other servers was reloaded. */
  onRefresh(others: readonly LiveServer[]): void;
}

/** The heartbeat interval, in milliseconds. */
const heartbeatMs = 2000;

/**
 * The servers on one database announce their version and API schema, so that each knows what all of them support: every deployment runs two
 * versions side by side.
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

  /** Registers this server and loads the list of others. */
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

  /** Starts the heartbeat. After each one, runs what depends on the list of servers. */
  start(onHeartbeat: () => Promise<void>): void {
    this.#onHeartbeat = onHeartbeat;
    const next = () => {
      this.#timer = setTimeout(() => {
        this.#heartbeatRun = this.#heartbeat().finally(() => this.#timer && next());
      }, heartbeatMs).unref();
    };
    next();
  }

  /** Unregisters this server, so that others need not wait until it counts as gone. */
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
        `could not unregister this server; the others count it as gone in ${heartbeatTimeoutSeconds} seconds`,
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
      log.warn({ err }, 'the heartbeat of this server failed; trying again');
    }
  }

  /** Reloads the list of servers. */
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

  /** Undefined if the server has left in the meantime. */
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
