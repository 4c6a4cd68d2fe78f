import type { EventEmitter } from 'node:events';

/** A worker must have polled within this time, with or without getting a job. It polls every two seconds. */
const timeoutMs = 60_000;

/** What a worker was last seen doing. */
export class WorkerActivity {
  readonly #concurrency: number;
  #seenAt = performance.now();
  #running = 0;

  constructor(events: EventEmitter, concurrency: number) {
    this.#concurrency = concurrency;
    const seen = () => (this.#seenAt = performance.now());
    events.on('worker:getJob:empty', seen);
    events.on('job:start', () => {
      seen();
      this.#running += 1;
    });
    events.on('job:complete', () => {
      seen();
      this.#running = Math.max(0, this.#running - 1);
    });
  }

  restarted(): void {
    this.#running = 0;
  }

  /** Whether all of its slots are busy. */
  get isBusy(): boolean {
    return this.#running >= this.#concurrency;
  }

  get isRecent(): boolean {
    return this.isBusy || performance.now() - this.#seenAt < timeoutMs;
  }
}
