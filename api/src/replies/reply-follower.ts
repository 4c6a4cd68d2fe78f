import type { ReplyEvent } from '#live/bus';
import type { StoredReply } from '#replies/stored-reply';

/** What a follower is told. Content is `content.slice(0, offset) + text`. */
export type ReplyUpdate =
  | { kind: 'progress'; messageId: string; offset: number; text: string }
  | { kind: 'finished'; messageId: string }
  | { kind: 'failed'; messageId: string; reason: string };

/**
 * What someone knows of the last reply of a conversation, and what is new to them. It does not matter in what order events
 * come, whether they come twice or not at all: text that is known is dropped, and what is stored fills each gap.
 */
export class ReplyFollower {
  #messageId = '';
  #run = 0;
  /** How much of that run's text is known, in UTF-16 units, and how much of it was told. */
  #receivedLength = 0;
  #deliveredLength = 0;
  #text = '';
  #ended = false;
  /** Whether the reply, or this run of it, has not been told of at all. */
  #isNew = false;
  /** Whether text has come that does not follow on what is known. */
  isMissingText = false;

  /** Whether a reply is being written. */
  get isRunning(): boolean {
    return this.#messageId !== '' && !this.#ended;
  }
  get messageId(): string {
    return this.#messageId;
  }

  /** Takes what the bus says. True where it is time to look at what is stored. */
  onEvent(event: ReplyEvent): boolean {
    if (event.kind === 'ended') return event.messageId >= this.#messageId;
    const { messageId, run, offset, text } = event;
    if (messageId < this.#messageId || (messageId === this.#messageId && (run < this.#run || this.#ended)))
      return false;
    if (messageId !== this.#messageId || run !== this.#run) this.#begin(messageId, run);
    if (offset > this.#receivedLength) return (this.isMissingText = true);
    this.#append(text.slice(this.#receivedLength - offset));
    return false;
  }

  /** Takes what is stored. Where the reply is over, answers all that is new; else `news` does. */
  onStored(stored: StoredReply | null): ReplyUpdate[] {
    if (!stored || stored.id < this.#messageId) return [];
    const { id: messageId, status, draft, content } = stored;
    const isOver = status !== 'streaming';
    if (messageId === this.#messageId && this.#ended) return [];
    if (messageId !== this.#messageId || draft > this.#run || (isOver && draft !== this.#run))
      this.#begin(messageId, draft);
    if (draft === this.#run) this.#append(content.slice(this.#receivedLength));
    if (!isOver) return [];
    this.#ended = true;
    // More may have been told than its server could store before it died: what is stored is what counts.
    const takeUpdates: ReplyUpdate[] =
      this.#deliveredLength > content.length
        ? [{ kind: 'progress', messageId, offset: content.length, text: '' }]
        : this.news(content.slice(this.#deliveredLength));
    if (status === 'failed') return [...takeUpdates, { kind: 'failed', messageId, reason: stored.failureReason ?? '' }];
    return [...takeUpdates, { kind: 'finished', messageId }];
  }

  /** The text that has come since the last time, as one piece. */
  news(text = this.#text): ReplyUpdate[] {
    if (text === '' && !this.#isNew) return [];
    const piece = { kind: 'progress', messageId: this.#messageId, offset: this.#deliveredLength, text } as const;
    this.#deliveredLength += text.length;
    this.#text = '';
    this.#isNew = false;
    return [piece];
  }

  #begin(messageId: string, run: number): void {
    this.#messageId = messageId;
    this.#run = run;
    this.#receivedLength = this.#deliveredLength = 0;
    this.#text = '';
    this.#ended = false;
    this.#isNew = true;
    this.isMissingText = false;
  }

  #append(text: string): void {
    this.#text += text;
    this.#receivedLength += text.length;
    if (text !== '') this.isMissingText = false;
  }
}
