/** An idempotency key for one mutation: a retry with the same key has no further effect. */
export const createIdempotencyKey = (): string =>
  // Not randomUUID, which is missing on pages over plain http.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
