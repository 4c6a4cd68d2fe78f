/** A random id of 128 bits, such as a trace id or an idempotency key. */
export const createHexId = (): string =>
  // Not randomUUID, which is missing on pages over plain http.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
