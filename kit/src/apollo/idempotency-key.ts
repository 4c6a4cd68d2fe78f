/** A key for one change: sent again under it, the change is not made twice. */
export const createIdempotencyKey = (): string =>
  // Not randomUUID, which pages over plain http do not have.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
