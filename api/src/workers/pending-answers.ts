import { randomUUID } from 'node:crypto';

const timeout = 3000;

/** Pending requests to another process, by the id that the response repeats. */
export class PendingAnswers<T> {
  readonly #pending = new Map<string, (answer: T) => void>();

  /** Sends a request and waits for its response. */
  async ask(send: (id: string) => void): Promise<T> {
    const id = randomUUID();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const timer = setTimeout(() => reject(new Error(`No response within ${timeout / 1000} seconds`)), timeout);
    this.#pending.set(id, resolve);
    try {
      send(id);
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
    }
  }

  answer(id: string, answer: T): void {
    this.#pending.get(id)?.(answer);
  }
}
