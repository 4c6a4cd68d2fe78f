import type { Bus } from '#live/bus';
import type { ReplyPiece, ClaimedReply } from '#replies/reply-store';

/** One run of a reply on this server: its text so far, published to followers as it arrives. */
export class RunningReply {
  readonly claimed: ClaimedReply;
  readonly #bus: Bus;
  readonly #abort = new AbortController();
  #text = '';
  /** How much of it is stored, and published, in UTF-16 units. */
  #storedLength = 0;
  #publishedLength = 0;
  #isPublishing = false;
  /** Half of a surrogate pair: the model may split one. */
  #pendingSurrogate = '';

  constructor(claimed: ClaimedReply, bus: Bus) {
    this.claimed = claimed;
    this.#bus = bus;
  }

  get text(): string {
    return this.#text;
  }
  get signal(): AbortSignal {
    return this.#abort.signal;
  }
  /** Aborts the model request. */
  halt(): void {
    this.#abort.abort();
  }

  /** The storable and displayable part of a piece: no NUL, no lone surrogates. */
  add(text: string): void {
    const whole = this.#pendingSurrogate + text;
    const cut = /[\ud800-\udbff]$/.test(whole) ? whole.length - 1 : whole.length;
    this.#pendingSurrogate = whole.slice(cut);
    this.#text += whole.slice(0, cut).toWellFormed().replaceAll('\0', '');
    this.publish();
  }

  /** Publishes new text. While the bus is busy with the previous piece, further ones are merged. */
  publish(): void {
    if (this.#isPublishing || this.#publishedLength === this.#text.length) return;
    this.#isPublishing = true;
    const offset = this.#publishedLength;
    this.#publishedLength = this.#text.length;
    this.#send(offset).then(
      () => {
        this.#isPublishing = false;
        this.publish();
      },
      // Followers will read the stored text.
      () => (this.#isPublishing = false),
    );
  }

  /** Publishes the full text again, for a follower that lacks some. */
  publishAll(): void {
    this.#send(0).then(undefined, () => undefined);
  }

  /** The text to store, if any. */
  getUnstored(): ReplyPiece | null {
    if (this.#storedLength === this.#text.length) return null;
    const { id, run } = this.claimed;
    return { id, run, offset: this.#storedLength, text: this.#text.slice(this.#storedLength) };
  }
  markStored(length: number | undefined): void {
    this.#storedLength = length ?? this.#storedLength;
  }

  #send(offset: number): Promise<void> {
    const { id: messageId, run, conversationId } = this.claimed;
    return this.#bus.feed('reply', conversationId, {
      kind: 'text',
      messageId,
      run,
      offset,
      text: this.#text.slice(offset),
    });
  }
}
