import { setImmediate as turn } from 'node:timers/promises';

/**
 * How long messages are written before the event loop handles requests, in milliseconds. With shorter slices each write takes
 * longer.
 */
const sliceMs = 4;
/** When this many messages are queued, the next event waits. */
const maxMessages = 20_000;

interface Writer {
  /** Writes all of its queued messages together. Returns how many there were. */
  flush(): number;
}

/**
 * A queue of sockets with messages to write. Writing is nearly all of the cost of an event with many followers, so it is done in
 * slices. Messages that arrive for a socket before its turn go into the same write.
 */
export class WriteQueue {
  #writers: Writer[] = [];
  #next = 0;
  #messages = 0;

  /** Adds a message of a writer, which is already in the queue unless this is its first one. */
  add(writer: Writer, isFirst: boolean): void {
    this.#messages += 1;
    if (!isFirst) return;
    if (this.#writers.push(writer) === 1) setImmediate(this.#writeSlice);
  }

  /** Writes the messages of one writer before its turn. */
  flush(writer: Writer): void {
    this.#messages -= writer.flush();
  }

  /** Resolves when more messages may be added. */
  async waitForRoom(): Promise<void> {
    while (this.#messages >= maxMessages) await turn();
  }

  readonly #writeSlice = (): void => {
    const end = performance.now() + sliceMs;
    while (this.#next < this.#writers.length && performance.now() < end) {
      this.flush(this.#writers[this.#next] as Writer);
      this.#next += 1;
    }
    if (this.#next < this.#writers.length) return void setImmediate(this.#writeSlice);
    this.#writers = [];
    this.#next = 0;
  };
}
