/** PostgreSQL takes payloads that are shorter than 8000 bytes. */
const maxBytes = 7999;
const headerBytes = 100;
const maxPartBytes = maxBytes - headerBytes;

/**
 * Splits a text into the payloads of one or more notifications. PostgreSQL delivers equal payloads of a transaction once, so each
 * starts with the id of its message and its own index.
 */
export function toPayloads(id: string, text: string): string[] {
  if (Buffer.byteLength(text) <= maxPartBytes) return [`${id} 0 1 ${text}`];
  // A part must not end within a character.
  const encoded = Buffer.from(text).toString('base64');
  const count = Math.ceil(encoded.length / maxPartBytes);
  return Array.from(
    { length: count },
    (_, index) => `${id} ${index} ${count} ${encoded.slice(index * maxPartBytes, (index + 1) * maxPartBytes)}`,
  );
}

/** Reassembles messages. The notifications of a transaction arrive in order, with no others in between. */
export class NotificationReader {
  #id = '';
  #parts: string[] = [];

  /** The message, if this payload completes it. */
  read(payload: string): { id: string; text: string } | null {
    const [, id = '', index = '', count = '', part = ''] = /^(\S+) (\d+) (\d+) (.*)$/s.exec(payload) ?? [];
    if (id === '') return null;
    if (count === '1') return { id, text: part };
    if (index === '0') [this.#id, this.#parts] = [id, []];
    // The beginning was missed.
    if (this.#id !== id || this.#parts.length !== Number(index)) return null;
    this.#parts.push(part);
    if (this.#parts.length < Number(count)) return null;
    const text = Buffer.from(this.#parts.join(''), 'base64').toString();
    this.#parts = [];
    return { id, text };
  }
}
