import { inTime, createSocket } from '#test/socket';
import type { TestClient } from '#test/client';

type ReplyUpdate =
  | { __typename: 'ReplyProgress'; messageId: string; offset: number; text: string }
  | { __typename: 'ReplyFinished'; message: ReplyRow }
  | { __typename: 'ReplyFailed'; messageId: string; reason: string; retryable: boolean };

export interface ReplyRow {
  id: string;
  content: string;
  status: string;
  failureReason: string | null;
  viewerCanRetry: boolean;
  usage: { promptTokens: number; completionTokens: number; model: string } | null;
  metadata: {
    referencedDocuments: Array<{
      id: string;
      title: string;
      passages: Array<{ id: string; number: number; place: string | null }>;
    }>;
  };
}

export const replyFields = `id content status failureReason viewerCanRetry usage { promptTokens completionTokens model }
  metadata { referencedDocuments { id title passages { id number place } } }`;

const subscription = `subscription ($conversationId: ID!) { jarvisReply(conversationId: $conversationId) {
  __typename
  ... on ReplyProgress { messageId offset text }
  ... on ReplyFinished { message { ${replyFields} } }
  ... on ReplyFailed { messageId reason retryable } } }`;

/** Sends a question. Returns the ids of both messages; throws the server's errors. */
export async function askJarvis(
  who: TestClient,
  conversationId: string,
  content = 'What?',
  selectedDocumentIds?: string[],
) {
  const { data, errors } = await who.graphql<{
    sendMessage: { userMessage: { id: string }; reply: { id: string; status: string } };
  }>(`mutation ($input: SendMessageInput!) { sendMessage(input: $input) { userMessage { id } reply { id status } } }`, {
    input: { conversationId, content, selectedDocumentIds },
  });
  if (errors) throw Object.assign(new Error(errors[0]?.message), { code: errors[0]?.extensions.code });
  return { question: data.sendMessage.userMessage.id, reply: data.sendMessage.reply.id };
}

/**
 * A reader with an open conversation, who assembles each reply by the contract and reconnects as needed. Gaps and repeated text are
 * counted as errors.
 */
export class Reader {
  readonly texts = new Map<string, string>();
  readonly ended = new Map<string, ReplyRow | string>();
  readonly errors: string[] = [];
  #socket: ReturnType<typeof createSocket> | undefined;
  #reading: Promise<void> | undefined;
  /** Resolves after a connection attempt, successful or not. */
  #settled: Promise<void> | undefined;
  readonly #events = new EventTarget();

  /** Opens a socket and continues reading. */
  open(who: TestClient, conversationId: string): void {
    const socket = createSocket(who);
    this.#socket = socket;
    const tried = Promise.withResolvers<void>();
    for (const what of ['connected', 'closed', 'error'] as const) socket.on(what, () => tried.resolve());
    this.#settled = tried.promise;
    this.#reading = this.#read(socket, conversationId);
  }

  /** Breaks the connection. */
  async drop(): Promise<void> {
    await this.#settled;
    this.#socket?.terminate();
    await this.#reading;
  }

  /** Waits for the end of a reply: its stored text, or why it failed. */
  async waitForEnd(messageId: string): Promise<ReplyRow | string> {
    for (;;) {
      const ended = this.ended.get(messageId);
      if (ended !== undefined) return ended;
      await this.waitForEvent();
    }
  }
  /** Waits for this much of a reply. */
  async waitForText(messageId: string, text: string): Promise<void> {
    while (!this.texts.get(messageId)?.includes(text)) await this.waitForEvent();
  }
  /** Waits for the next event. After a server is killed, its reply continues within ten seconds. */
  waitForEvent(): Promise<unknown> {
    const event = new Promise((resolve) => this.#events.addEventListener('heard', resolve, { once: true }));
    return inTime(event, subscription, 20_000);
  }

  async #read(socket: ReturnType<typeof createSocket>, conversationId: string): Promise<void> {
    /** Length received on this socket, by reply. */
    const receivedLengths = new Map<string, number>();
    try {
      const events = socket.iterate<{ jarvisReply: ReplyUpdate }>({
        query: subscription,
        variables: { conversationId },
      });
      for await (const { data, errors } of events) {
        if (errors) throw new Error(errors[0]?.message);
        if (data) this.#applyUpdate(data.jarvisReply, receivedLengths);
        this.#events.dispatchEvent(new Event('heard'));
      }
    } catch (error) {
      // A dropped connection is thrown as a close event; graphql-ws uses 4499 if the client closed it.
      if (error instanceof Error && !error.message.startsWith('4499')) this.errors.push(error.message);
    }
  }

  #applyUpdate(news: ReplyUpdate, receivedLengths: Map<string, number>): void {
    if (news.__typename === 'ReplyFinished') return void this.ended.set(news.message.id, news.message);
    if (news.__typename === 'ReplyFailed') return void this.ended.set(news.messageId, news.reason);
    const { messageId, offset, text } = news;
    const before = receivedLengths.get(messageId);
    // A socket's first piece begins at 0, and so does a reply that another server restarts.
    if (offset !== 0 && offset !== before) this.errors.push(`${before} characters, then a piece at ${offset}`);
    receivedLengths.set(messageId, offset + text.length);
    this.texts.set(messageId, (this.texts.get(messageId) ?? '').slice(0, offset) + text);
  }
}
