/** The number of steps that an interval is divided into. */
const steps = 120;

interface Client {
  heartbeat(): void;
}

/**
 * Calls the heartbeat of each client once per interval, a few at a time: pinging thousands of them together, and reading their
 * pongs, would delay everything else.
 */
export class HeartbeatScheduler {
  readonly #clients = Array.from({ length: steps }, () => new Set<Client>());
  readonly #timer: NodeJS.Timeout;
  #added = 0;
  #step = 0;

  constructor(intervalMs: number) {
    this.#timer = setInterval(() => this.tick(), intervalMs / steps);
  }

  /** Returns a function that removes the client. */
  add(client: Client): () => void {
    const clients = this.#clients[(this.#added += 1) % steps];
    clients?.add(client);
    return () => void clients?.delete(client);
  }

  /** Runs one step. */
  tick(): void {
    this.#step = (this.#step + 1) % steps;
    for (const client of this.#clients[this.#step] ?? []) client.heartbeat();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
