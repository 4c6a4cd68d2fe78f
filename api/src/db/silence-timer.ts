/** A server did not respond in time. Its name marks it as an outage in the error table. */
export class SilentServerError extends Error {
  override name = 'TimeoutError';
}

/** Times out when a server with a pending request is silent for too long. */
export class SilenceTimer {
  lastReceivedAt = performance.now();
  /** 0 for no limit. */
  limitMs = 0;
  #waitingSince = 0;
  #unanswered = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #onSilence: (error: SilentServerError) => void;

  constructor(onSilence: (error: SilentServerError) => void) {
    this.#onSilence = onSilence;
  }

  get isWaiting(): boolean {
    return this.#unanswered > 0;
  }

  markReceived(): void {
    this.lastReceivedAt = performance.now();
  }

  markSent(): void {
    this.#unanswered += 1;
    this.#waitingSince = performance.now();
    this.#wait();
  }

  markAnswered(): void {
    this.#unanswered = Math.max(0, this.#unanswered - 1);
    if (this.#unanswered === 0) clearTimeout(this.#timer);
    else this.#waitingSince = performance.now();
  }

  /** The server is waiting for us. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  stop(): void {
    this.#unanswered = 0;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.limitMs === 0) return;
    const left = Math.max(this.lastReceivedAt, this.#waitingSince) + this.limitMs - performance.now();
    this.#timer = setTimeout(() => setImmediate(() => this.#check()), Math.max(0, left));
  }

  /** Runs after pending input was processed: a busy process is not a silent server. */
  #check(): void {
    if (!this.isWaiting || this.limitMs === 0) return;
    if (Math.max(this.lastReceivedAt, this.#waitingSince) + this.limitMs > performance.now()) this.#wait();
    else {
      this.stop();
      this.#onSilence(new SilentServerError(`No answer within ${this.limitMs} ms`));
    }
  }
}
