import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { newId } from '#new-id';

/** How often the heartbeat job is queued, in milliseconds. */
const intervalMs = 20_000;
/** A heartbeat must have run within this time. */
const timeoutMs = 60_000;

/** Checks that jobs of a kind are queued, claimed and run, with a no-op job of this server's own. */
export class JobHeartbeat {
  readonly task: Task = async () => undefined;
  readonly name: string;
  readonly #key: string;
  readonly #pool: Pool;
  readonly #log: Logger;
  #ranAt = performance.now();
  #isQueued = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(kind: string, pool: Pool, log: Logger) {
    this.name = `heartbeat:${kind}`;
    this.#key = `${this.name}:${newId()}`;
    this.#pool = pool;
    this.#log = log;
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#next(), intervalMs).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get isRecent(): boolean {
    return performance.now() - this.#ranAt < timeoutMs;
  }

  async #next(): Promise<void> {
    try {
      await this.beat();
    } catch (err) {
      this.#log.warn({ err }, 'the heartbeat job could not be queued');
    }
    this.start();
  }

  /** Checks whether the last one has run, and queues another one. */
  async beat(): Promise<void> {
    const { rowCount } = await this.#pool.query('select 1 from graphile_worker.jobs where key = $1', [this.#key]);
    if (this.#isQueued && rowCount === 0) this.#ranAt = performance.now();
    await this.#pool.query(
      "select graphile_worker.add_job($1, '{}'::json, job_key := $2, max_attempts := 1, priority := -1)",
      [this.name, this.#key],
    );
    this.#isQueued = true;
  }
}
