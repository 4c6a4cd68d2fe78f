/** What someone submits, and its idempotency key. */
export interface Attempt {
  content: string;
  key: string;
}

/** A retry of the same content has the same key, so that it has no further effect if only the response was lost. */
export const beginAttempt = (content: string, previous?: Attempt | null): Attempt =>
  previous?.content === content ? previous : { content, key: createHexId() };

/** A random id of 128 bits. Not crypto.randomUUID, which is missing over plain http. */
export const createHexId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
