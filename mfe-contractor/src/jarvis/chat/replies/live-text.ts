interface TextChunk {
  messageId: string;
  offset: number;
  text: string;
}

/**
 * The text of the reply in progress. It grows hundreds of times a second, so it lives outside React state: subscribers are
 * notified at most once a frame.
 */
export class LiveText {
  #messageId: string | null = null;
  #text = '';
  #frame = 0;
  readonly #listeners = new Set<() => void>();

  /** The text so far; null if another reply, or none, is in progress. */
  getText(messageId: string): string | null {
    return this.#messageId === messageId ? this.#text : null;
  }

  /** Returns false, without applying the chunk, if text before it is missing. */
  append({ messageId, offset, text }: TextChunk): boolean {
    if (this.#messageId !== messageId) {
      if (offset > 0) return false;
      this.#messageId = messageId;
      this.#text = '';
    }
    if (offset > this.#text.length) return false;
    this.#text = this.#text.slice(0, offset) + text;
    if (this.#frame === 0)
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        for (const listener of this.#listeners) listener();
      });
    return true;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
