import type { Logger } from 'pino';

/** Sessions that one statement asks for. */
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
 * Regularly checks for sessions that have ended. An event usually says so immediately, but it may fail to be published, and a row
 * deleted by hand publishes none. While sessions can't be read, their sockets stay open.
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
