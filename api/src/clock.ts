import type { Pool } from 'pg';
import type { Logger } from 'pino';

const measureEveryMs = 30_000;
const sampleCount = 5;
/** How far the wall clock may drift from the monotonic one before the offset is measured again. */
const maxDriftMs = 500;

/**
 * The database's time, which all servers share. Everything stored, or compared with stored values, uses it, so that a
 * server with a wrong clock still orders messages and expires sessions like the others.
 */
class DatabaseClock {
  /** Offsets from `Date.now()` and `performance.now()` to the database's time. */
  #wallOffset = 0;
  #monotonicOffset = performance.timeOrigin;
  #remeasure: () => void = () => undefined;

  /** Milliseconds since the epoch. */
  now(): number {
    const wall = Date.now() + this.#wallOffset;
    const monotonic = performance.now() + this.#monotonicOffset;
    if (Math.abs(wall - monotonic) > maxDriftMs) this.#remeasure();
    // The wall clock can be set in either direction at any time. The monotonic clock only stops while the machine sleeps,
    // which the measurement just started corrects.
    return Math.round(monotonic);
  }

  date(): Date {
    return new Date(this.now());
  }

  /** How many milliseconds this server's clock is ahead of the database's. */
  get aheadMs(): number {
    return Math.round(-this.#wallOffset);
  }

  /** Measures the offset of the database's clock repeatedly until stopped. */
  async follow(pool: Pool, log: Logger): Promise<{ stop(): Promise<void> }> {
    let measuring: Promise<void> | null = null;
    const measure = () => (measuring ??= this.#measure(pool).finally(() => (measuring = null)));
    const remeasure = () =>
      void measure().catch((err: unknown) => log.debug({ err }, "failed to measure the database's clock"));
    await measure();
    this.#remeasure = remeasure;
    const timer = setInterval(remeasure, measureEveryMs).unref();
    return {
      stop: async () => {
        clearInterval(timer);
        if (this.#remeasure === remeasure) this.#remeasure = () => undefined;
        await measuring?.catch(() => undefined); // logged where it was started
      },
    };
  }

  /** The shortest of several round trips is the most accurate: the database's time is taken as its midpoint. */
  async #measure(pool: Pool): Promise<void> {
    let best = { tookMs: Infinity, wallOffset: 0, monotonicOffset: 0 };
    for (let count = 0; count < sampleCount; count++) {
      const wall = Date.now();
      const start = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- concurrent measurements would delay each other
      const { rows } = await pool.query<{ ms: number }>(
        'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
      );
      const tookMs = performance.now() - start;
      const databaseAtStart = (rows[0]?.ms ?? wall) - tookMs / 2;
      if (tookMs < best.tookMs)
        best = { tookMs, wallOffset: databaseAtStart - wall, monotonicOffset: databaseAtStart - start };
    }
    this.#wallOffset = best.wallOffset;
    this.#monotonicOffset = best.monotonicOffset;
  }
}

export const clock = new DatabaseClock();

/** This machine's own clock, for comparison. */
export const getMachineTime = (): number => Date.now();
