import type { Bus } from '#live/bus';
import type { Piece, ClaimedReply } from '#replies/reply-store';

/** One run of a reply on this server: its text so far, told to followers as it comes. */
export class RunningReply {
  readonly taken: ClaimedReply;
  readonly #bus: Bus;
  readonly #abort = new AbortController();
  #text = '';
  /** How much of it is stored, and told, in UTF-16 units. */
  #stored = 0;
  #told = 0;
  #telling = false;
  /** Half of a character that takes two units; the model may cut there. */
  #half = '';

  constructor(taken: ClaimedReply, bus: Bus) {
    this.taken = taken;
    this.#bus = bus;
  }

  get text(): string {
    return this.#text;
  }
  get signal(): AbortSignal {
    return this.#abort.signal;
  }
  /** Ends the model's call. */
  halt(): void {
    this.#abort.abort();
  }

  /** What the database and a screen can keep of a piece: no NUL, no halves of characters. */
  add(text: string): void {
    const whole = this.#half + text;
    const cut = /[\ud800-\udbff]$/.test(whole) ? whole.length - 1 : whole.length;
    this.#half = whole.slice(cut);
    this.#text += whole.slice(0, cut).toWellFormed().replaceAll('\0', '');
    this.tell();
  }

  /** Tells the followers what is new. While the bus is busy with the last piece, the next ones come together. */
  tell(): void {
    if (this.#telling || this.#told === this.#text.length) return;
    this.#telling = true;
    const offset = this.#told;
    this.#told = this.#text.length;
    this.#send(offset).then(
      () => {
        this.#telling = false;
        this.tell();
      },
      // The followers read what is stored.
      () => (this.#telling = false),
    );
  }

  /** All of it once more, for one who lacks some. */
  tellAll(): void {
    this.#send(0).then(undefined, () => undefined);
  }

  /** What is to be stored, if anything. */
  unstored(): Piece | null {
    if (this.#stored === this.#text.length) return null;
    const { id, run } = this.taken;
    return { id, run, offset: this.#stored, text: this.#text.slice(this.#stored) };
  }
  storedUpTo(length: number | undefined): void {
    this.#stored = length ?? this.#stored;
  }

  #send(offset: number): Promise<void> {
    const { id: messageId, run, conversationId } = this.taken;
    return this.#bus.feed('reply', conversationId, {
      kind: 'text',
      messageId,
      run,
      offset,
      text: this.#text.slice(offset),
    });
  }
}
