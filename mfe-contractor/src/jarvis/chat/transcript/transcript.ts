import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';
import { type End, isJoined, isSame, withNewest } from './with-newest.ts';

export interface Page extends End {
  cursor: string | null;
}

/** A question on its way. */
export interface Asked {
  content: string;
}

export interface TranscriptState {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  asked: Asked | null;
  phase: 'loading' | 'there' | 'failed';
  hasOlder: boolean;
  /** Why the messages, or the older ones, could not be loaded. */
  error: unknown;
  isLoadingOlder: boolean;
}

const empty: TranscriptState = {
  messages: [],
  asked: null,
  phase: 'loading',
  hasOlder: false,
  error: null,
  isLoadingOlder: false,
};

/**
 * The messages of one conversation, as far as they were loaded. It stands beside Apollo's cache: that would write and compare
 * every message of a long conversation again with each page and each reply.
 */
export class Transcript {
  state = empty;
  readonly #load: (after: string | null) => Promise<Page>;
  readonly #listeners = new Set<() => void>();
  #cursor: string | null = null;
  /** Counts what came in otherwise, so that an older answer does not undo it. */
  #changes = 0;
  #older: Promise<void> | null = null;

  constructor(load: (after: string | null) => Promise<Page>) {
    this.#load = load;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async load(): Promise<void> {
    this.#set({ phase: this.state.messages.length > 0 ? 'there' : 'loading', error: null });
    await this.refresh();
  }

  /** Asks for the end again: what came, changed or went meanwhile. */
  async refresh(): Promise<void> {
    const changes = this.#changes;
    try {
      let page = await this.#load(null);
      let end: End = page;
      while (!isJoined(this.state.messages, end)) {
        page = await this.#load(page.cursor);
        end = { messages: [...page.messages, ...end.messages], isAll: page.isAll };
      }
      if (changes !== this.#changes) return await this.refresh();
      const messages = withNewest(this.state.messages, end);
      const reachesBack = messages[0]?.id === end.messages[0]?.id;
      if (reachesBack) this.#cursor = page.cursor;
      this.#set({
        messages,
        phase: 'there',
        error: null,
        hasOlder: reachesBack ? !end.isAll : this.state.hasOlder,
      });
    } catch (error) {
      // What is there stays: a server that is away for a moment takes nothing back.
      if (this.state.phase !== 'there') this.#set({ phase: 'failed', error });
    }
  }

  /** The page before what is there. Two calls at once are one. */
  loadOlder(): Promise<void> {
    this.#older ??= this.#takeOlder().finally(() => {
      this.#older = null;
    });
    return this.#older;
  }

  async #takeOlder(): Promise<void> {
    if (!this.state.hasOlder) return;
    this.#set({ isLoadingOlder: true, error: null });
    try {
      const { messages, isAll, cursor } = await this.#load(this.#cursor);
      this.#cursor = cursor;
      const older = messages.filter(({ id }) => this.state.messages.every((message) => message.id !== id));
      this.#set({ messages: [...older, ...this.state.messages], hasOlder: !isAll, isLoadingOlder: false });
    } catch (error) {
      this.#set({ isLoadingOlder: false, error });
    }
  }

  /** Takes a message as it is now. Answers whether that was news. */
  put(message: ChatMessage): boolean {
    const before = this.state.messages.find(({ id }) => id === message.id);
    if (!before || isSame(before, message)) return !before;
    this.#change(this.state.messages.map((known) => (known.id === message.id ? message : known)));
    return true;
  }

  /** Shows a question before the server has it. */
  ask(asked: Asked): void {
    this.#set({ asked });
  }

  /** The question and its reply are there, or the question could not be sent. */
  settle(sent: readonly ChatMessage[]): void {
    const known = this.state.messages.filter(({ id }) => sent.every((message) => message.id !== id));
    this.#change(sent.length > 0 ? [...known, ...sent] : this.state.messages, null);
  }

  /** These stand in the place of a message and all that came after it. */
  replaceFrom(id: string, messages: readonly ChatMessage[]): void {
    const place = this.state.messages.findIndex((message) => message.id === id);
    const before = place < 0 ? this.state.messages : this.state.messages.slice(0, place);
    this.#change([...before.filter((known) => messages.every((message) => message.id !== known.id)), ...messages]);
  }

  #change(messages: readonly ChatMessage[], asked = this.state.asked): void {
    this.#changes += 1;
    this.#set({ messages, asked });
  }

  #set(change: Partial<TranscriptState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
