import { queryTooExpensive } from '#errors';

/** How many bytes from the database a response, or a statement, may still use. */
export class ByteBudget {
  readonly #bytes: number;
  #left: number;

  constructor(bytes: number) {
    this.#bytes = bytes;
    this.#left = bytes;
  }

  /** The error once more bytes have arrived than allowed; else null. */
  consume(bytes: number): Error | null {
    this.#left -= bytes;
    return this.#left < 0 ? responseTooLarge(this.#bytes) : null;
  }
}

export const responseTooLarge = (bytes: number) =>
  queryTooExpensive(
    `The answer is larger than ${Math.floor(bytes / 1024 / 1024)} MB. Ask for smaller pages with first, or for fewer fields`,
  );
