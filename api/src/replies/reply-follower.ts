import type { ReplyEvent } from '#live/bus';
import type { StoredReply } from '#replies/stored-reply';

/** What a follower receives. The content becomes `content.slice(0, offset) + text`. */
export type ReplyUpdate =
  | { kind: 'progress'; messageId: string; offset: number; text: string }
  | { kind: 'finished'; messageId: string }
  | { kind: 'failed'; messageId: string; reason: string };

/**
 * Tracks what a client knows of the last reply of a conversation, and what is new to it. Events may arrive in any order, more than once or
 * not at all: known text is dropped, and stored text fills gaps.
 */
export class ReplyFollower {
  #messageId = '';
  #run = 0;
  /** How much of that run's text was received, and how much of it was delivered, in UTF-16 units. */
  #receivedLength = 0;
  #deliveredLength = 0;
  #text = '';
  #ended = false;
  /** Whether nothing of the reply, or of this run, has been delivered yet. */
  #isNew = false;
  /** Whether text has arrived that does not continue what was received. */
  isMissingText = false;

  /** Whether a reply is being written. */
  get isRunning(): boolean {
    return this.#messageId !== '' && !this.#ended;
  }
  get messageId(): string {
    return this.#messageId;
  }

  /** Handles an event. True if the stored reply has to be read. */
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

  /** Handles a stored reply. If it has ended, returns all that is new; otherwise `news` does. */
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
    // More may have been delivered than its server stored before it died: the stored text wins.
    const takeUpdates: ReplyUpdate[] =
      this.#deliveredLength > content.length
        ? [{ kind: 'progress', messageId, offset: content.length, text: '' }]
        : this.news(content.slice(this.#deliveredLength));
    if (status === 'failed') return [...takeUpdates, { kind: 'failed', messageId, reason: stored.failureReason ?? '' }];
    return [...takeUpdates, { kind: 'finished', messageId }];
  }

  /** The text that arrived since the last call, as one piece. */
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
