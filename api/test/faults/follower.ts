import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

type ReplyUpdate =
  | { __typename: 'ReplyProgress'; messageId: string; offset: number; text: string }
  | { __typename: 'ReplyFinished'; message: { id: string; content: string } }
  | { __typename: 'ReplyFailed'; messageId: string; reason: string };

const query = `subscription ($conversationId: ID!) { jarvisReply(conversationId: $conversationId) { __typename
  ... on ReplyProgress { messageId offset text }
  ... on ReplyFinished { message { id content } }
  ... on ReplyFailed { messageId reason } } }`;

/** Follows the replies of a conversation, reconnecting as needed. */
export class Follower {
  /** Text so far, by reply. */
  readonly texts = new Map<string, string>();
  /** Text or failure reason of each ended reply. */
  readonly ended = new Map<string, { content: string } | { reason: string }>();
  /** Number of pieces with a gap before them. */
  gaps = 0;
  /** The session cookie; a new one applies from the next socket. */
  cookie: string;
  readonly #client;
  #stopped = false;

  constructor(url: string, cookie: string, conversationId: string) {
    this.cookie = cookie;
    const headers = () => ({ cookie: this.cookie });
    class WithCookie extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers: headers() });
      }
    }
    this.#client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WithCookie,
      retryAttempts: Infinity,
      shouldRetry: () => !this.#stopped,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
      keepAlive: 2000,
      connectionAckWaitTimeout: 3000,
    });
    /** Unanswered pings mean that the connection is dead. */
    let answered: NodeJS.Timeout | undefined;
    this.#client.on('ping', (received) => {
      if (!received) answered = setTimeout(() => this.#client.terminate(), 2000);
    });
    this.#client.on('pong', (received) => received && clearTimeout(answered));
    this.#client.on('closed', () => clearTimeout(answered));
    void this.#follow(conversationId);
  }

  async #follow(conversationId: string): Promise<void> {
    while (!this.#stopped) {
      try {
        for await (const { data } of this.#client.iterate<{ jarvisReply: ReplyUpdate }>({
          query,
          variables: { conversationId },
        }))
          if (data) this.#applyUpdate(data.jarvisReply);
      } catch {
        // The server is unavailable: retry.
      }
      if (!this.#stopped) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  #applyUpdate(news: ReplyUpdate): void {
    if (news.__typename === 'ReplyFinished') this.ended.set(news.message.id, news.message);
    else if (news.__typename === 'ReplyFailed') this.ended.set(news.messageId, news);
    else {
      const before = this.texts.get(news.messageId) ?? '';
      // A socket's first piece and a restarted run begin at 0.
      if (news.offset > before.length) this.gaps += 1;
      this.texts.set(news.messageId, before.slice(0, news.offset) + news.text);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#client.dispose();
  }
}
