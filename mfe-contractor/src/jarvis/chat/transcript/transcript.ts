import type { ChatMessage_MessageFragment as ChatMessage } from '#gql/graphql.ts';

export interface TranscriptPage extends TranscriptTail {
  cursor: string | null;
}

/** A question in flight. */
export interface PendingQuestion {
  content: string;
}

export interface TranscriptState {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  pendingQuestion: PendingQuestion | null;
  phase: 'loading' | 'loaded' | 'failed';
  hasOlder: boolean;
  /** Why the messages, or the older ones, failed to load. */
  error: unknown;
  isLoadingOlder: boolean;
}

const initialState: TranscriptState = {
  messages: [],
  pendingQuestion: null,
  phase: 'loading',
  hasOlder: false,
  error: null,
  isLoadingOlder: false,
};

/**
 * The loaded messages of one conversation. It is kept outside Apollo's cache, which would write and compare every message of a
 * long conversation again with each page and each reply.
 */
export class Transcript {
  state = initialState;
  readonly #load: (after: string | null) => Promise<TranscriptPage>;
  readonly #listeners = new Set<() => void>();
  #cursor: string | null = null;
  /** Counts other updates, so that a stale response does not undo them. */
  #changes = 0;
  #older: Promise<void> | null = null;

  constructor(load: (after: string | null) => Promise<TranscriptPage>) {
    this.#load = load;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async load(): Promise<void> {
    this.#set({ phase: this.state.messages.length > 0 ? 'loaded' : 'loading', error: null });
    await this.refresh();
  }

  /** Refetches the end: messages may have been added, changed or removed. */
  async refresh(): Promise<void> {
    const changes = this.#changes;
    try {
      let page = await this.#load(null);
      let end: TranscriptTail = page;
      while (!overlapsTail(this.state.messages, end)) {
        page = await this.#load(page.cursor);
        end = { messages: [...page.messages, ...end.messages], isAll: page.isAll };
      }
      if (changes !== this.#changes) return await this.refresh();
      const messages = mergeTail(this.state.messages, end);
      const reachesBack = messages[0]?.id === end.messages[0]?.id;
      if (reachesBack) this.#cursor = page.cursor;
      this.#set({
        messages,
        phase: 'loaded',
        error: null,
        hasOlder: reachesBack ? !end.isAll : this.state.hasOlder,
      });
    } catch (error) {
      // Keep what is shown: a brief outage must not remove it.
      if (this.state.phase !== 'loaded') this.#set({ phase: 'failed', error });
    }
  }

  /** Loads the previous page. Concurrent calls share one request. */
  loadOlder(): Promise<void> {
    this.#older ??= this.#loadOlderPage().finally(() => {
      this.#older = null;
    });
    return this.#older;
  }

  async #loadOlderPage(): Promise<void> {
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

  /** Updates or adds a message. Returns whether anything changed. */
  updateMessage(message: ChatMessage): boolean {
    const before = this.state.messages.find(({ id }) => id === message.id);
    if (!before || isSameMessage(before, message)) return !before;
    this.#change(this.state.messages.map((known) => (known.id === message.id ? message : known)));
    return true;
  }

  /** Shows a question before the server has it. */
  showPendingQuestion(pendingQuestion: PendingQuestion): void {
    this.#set({ pendingQuestion });
  }

  /** The question and its reply arrived, or the question failed to send. */
  settle(sent: readonly ChatMessage[]): void {
    const known = this.state.messages.filter(({ id }) => sent.every((message) => message.id !== id));
    this.#changeToExchange(known, sent, null);
  }

  /** Replaces a message and everything after it. */
  replaceFrom(id: string, messages: readonly ChatMessage[]): void {
    const place = this.state.messages.findIndex((message) => message.id === id);
    const before = place < 0 ? this.state.messages : this.state.messages.slice(0, place);
    const others = before.filter((known) => messages.every((message) => message.id !== known.id));
    this.#changeToExchange(others, messages);
  }

  /**
   * Ends with a question and its reply, as a mutation returned them. A fast reply may have ended before: then what events and refreshes
   * brought is newer, and the question was read while it couldn't be edited yet.
   */
  #changeToExchange(
    before: readonly ChatMessage[],
    exchange: readonly ChatMessage[],
    pendingQuestion = this.state.pendingQuestion,
  ): void {
    const newest = exchange.map((message) =>
      message.role === 'assistant' ? (this.state.messages.find(({ id }) => id === message.id) ?? message) : message,
    );
    this.#change([...before, ...newest], pendingQuestion);
    if (newest.some(({ role, status }) => role === 'assistant' && status !== 'streaming')) void this.refresh();
  }

  #change(messages: readonly ChatMessage[], pendingQuestion = this.state.pendingQuestion): void {
    this.#changes += 1;
    this.#set({ messages, pendingQuestion });
  }

  #set(change: Partial<TranscriptState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** The end of a conversation on the server, oldest first. */
interface TranscriptTail {
  messages: readonly ChatMessage[];
  /** Whether nothing comes before it. */
  isAll: boolean;
}

/**
 * Merges the current end of a conversation into the known messages; messages that the server no longer has are dropped. Unchanged
 * messages keep their identity, to avoid rerenders. Ids grow with time.
 */
function mergeTail(known: readonly ChatMessage[], { messages, isAll }: TranscriptTail): ChatMessage[] {
  const first = messages[0]?.id;
  const older = isAll || first === undefined ? [] : known.filter(({ id }) => id < first);
  return [...older, ...messages.map((message) => findUnchanged(known, message) ?? message)];
}

/** Whether the end continues the known messages without a gap. */
const overlapsTail = (known: readonly ChatMessage[], { messages, isAll }: TranscriptTail): boolean =>
  isAll || known.length === 0 || messages.some(({ id }) => known.some((message) => message.id === id));

function findUnchanged(known: readonly ChatMessage[], message: ChatMessage): ChatMessage | undefined {
  const before = known.find(({ id }) => id === message.id);
  return before && isSameMessage(before, message) ? before : undefined;
}

const isSameMessage = (before: ChatMessage, message: ChatMessage): boolean =>
  JSON.stringify(before) === JSON.stringify(message);
