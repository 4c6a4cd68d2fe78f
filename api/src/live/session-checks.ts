import type { Logger } from 'pino';

/** The number of sessions that one statement checks. */
const batchSize = 1000;

interface Options {
  intervalMs: number;
  /** The sessions that have open sockets. */
  ids(): Iterable<string>;
  /** Which of these sessions have not ended. */
  filterOpen(ids: string[]): Promise<Set<string>>;
  onEnd(id: string): void;
  log: Logger;
}

/**
 * Periodically checks for sessions that have ended. Usually an event reports that immediately, but publishing it may fail, and a
 * row deleted by hand publishes none. While sessions can't be read, their sockets stay open.
 */
export class SessionChecks {
  readonly #options: Options;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#timer = setInterval(() => {
      this.#running ??= this.#check().finally(() => (this.#running = null));
    }, options.intervalMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #check(): Promise<void> {
    const { filterOpen, onEnd, log } = this.#options;
    const ids = [...this.#options.ids()];
    try {
      for (let at = 0; at < ids.length; at += batchSize) {
        const some = ids.slice(at, at + batchSize);
        const open = await filterOpen(some);
        for (const id of some) if (!open.has(id)) onEnd(id);
      }
    } catch (err) {
      log.warn({ err }, 'the sessions of open sockets could not be checked; trying again');
    }
  }
}
