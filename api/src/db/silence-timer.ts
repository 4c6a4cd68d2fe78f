/** A server did not answer in time. Its name tells the error table that the service is away. */
export class SilentServerError extends Error {
  override name = 'TimeoutError';
}

/** Notices when a server that was asked says nothing for too long. */
export class SilenceTimer {
  lastReceivedAt = performance.now();
  /** 0 for no limit. */
  limitMs = 0;
  #askedAt = 0;
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
    this.#askedAt = performance.now();
    this.#wait();
  }

  markAnswered(): void {
    this.#unanswered = Math.max(0, this.#unanswered - 1);
    if (this.#unanswered === 0) clearTimeout(this.#timer);
    else this.#askedAt = performance.now();
  }

  /** The server waits for us. */
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
    const left = Math.max(this.lastReceivedAt, this.#askedAt) + this.limitMs - performance.now();
    this.#timer = setTimeout(() => setImmediate(() => this.#check()), Math.max(0, left));
  }

  /** After the input that had already arrived: a busy process is no silent server. */
  #check(): void {
    if (!this.isWaiting || this.limitMs === 0) return;
    if (Math.max(this.lastReceivedAt, this.#askedAt) + this.limitMs > performance.now()) this.#wait();
    else {
      this.stop();
      this.#onSilence(new SilentServerError(`No answer within ${this.limitMs} ms`));
    }
  }
}
