import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { AppError } from '#errors';
import { socketBudget } from '#limits/socket-budget';
import { createTokenBucket } from '#limits/token-bucket';
import { type CloseReason, closeReasons } from '#live/close-reasons';
import { type EncodedMessage, getMessageLength, encodeTextFrames } from '#live/text-frame';
import type { WriteQueue } from '#live/write-queue';

const maxIdLength = 100;
const noop = () => undefined;

/** A subscription from its message to its end. It takes a slot in the socket's budget. */
export interface OpenSubscription {
  isOpen(): boolean;
  /** Attaches a source: it ends with the socket, whatever state the protocol is in. */
  follow<T>(source: AsyncIterableIterator<T>): AsyncIterableIterator<T>;
  end(): void;
}

interface Listener {
  /** Closed by this server. */
  onClosing(reason: CloseReason): void;
  /** A subscription was rejected because the socket has no capacity for it. */
  onLimit(message: string): void;
}

/** One WebSocket within the socket budget. */
export class ClientSocket {
  readonly #webSocket: WebSocket;
  readonly #connection: Duplex;
  readonly #writes: WriteQueue;
  readonly #listener: Listener;
  #waiting: EncodedMessage[] = [];
  #waitingBytes = 0;
  readonly #subscriptions = new Map<string, { isFollowed: boolean; end(): void }>();
  readonly #takeToken = createTokenBucket(socketBudget.messagesPerSecond.figure, socketBudget.messageBurst.figure);
  #messageBytes = 0;
  #subscriptionBytes = 0;
  #isClosing = false;
  #isAlive = true;

  /** `connection` is what the WebSocket writes to. */
  constructor(webSocket: WebSocket, connection: Duplex, writes: WriteQueue, listener: Listener) {
    this.#webSocket = webSocket;
    this.#connection = connection;
    this.#writes = writes;
    this.#listener = listener;
    webSocket.on('ping', () => this.#consumeToken());
    webSocket.on('pong', () => (this.#isAlive = this.#consumeToken()));
    webSocket.once('close', () => {
      this.#isClosing = true;
      for (const { end } of this.#subscriptions.values()) end();
    });
  }

  onMessage(handle: (text: string) => Promise<void>): void {
    this.#webSocket.on('message', (data: Buffer) => {
      if (!this.#consumeToken()) return;
      this.#messageBytes = data.length;
      void handle(data.toString());
    });
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** The number of active subscriptions; more may be in preparation. */
  get subscriptions(): number {
    return [...this.#subscriptions.values()].filter(({ isFollowed }) => isFollowed).length;
  }

  /** Pings the client, or closes the connection if it did not answer the previous ping. */
  heartbeat(): void {
    if (!this.#isAlive) return this.#webSocket.terminate();
    this.#isAlive = false;
    if (this.#webSocket.readyState === this.#webSocket.OPEN) this.#webSocket.ping();
  }

  /** Sends a message, unless a slow reader already has too much queued. Resolves when it has been written. */
  send(text: string): Promise<void> {
    this.#writes.flush(this);
    // A failure is followed by `close`, which ends everything.
    return new Promise((resolve) => this.#write([[Buffer.from(text)]], resolve));
  }

  /** Queues a message that is also sent to other sockets. */
  sendShared(message: EncodedMessage): void {
    if (this.#waitingBytes > socketBudget.bufferedBytes.figure) this.close('slow_reader');
    if (this.#isClosing) return;
    this.#waitingBytes += getMessageLength(message);
    this.#writes.add(this, this.#waiting.push(message) === 1);
  }

  flush(): number {
    const messages = this.#waiting;
    if (messages.length === 0) return 0;
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#write(messages);
    return messages.length;
  }

  close(reason: CloseReason): void {
    if (this.#isClosing) return;
    this.#listener.onClosing(reason);
    const [code, text] = closeReasons[reason];
    this.closeWith(code, text);
  }

  closeWith(code: number, text: string): void {
    this.#isClosing = true;
    this.#webSocket.close(code, text);
  }

  /** Reserves a slot for the subscription whose message is being read. Null if the socket was closed instead. */
  openSubscription(id: string): OpenSubscription | null {
    const closeReason =
      id.length > maxIdLength ? 'invalid_message' : this.#subscriptions.has(id) ? 'duplicate_subscription' : null;
    if (closeReason) {
      this.close(closeReason);
      return null;
    }
    const bytes = this.#messageBytes;
    const { subscriptionsPerSocket, subscriptionBytesPerSocket } = socketBudget;
    if (this.#subscriptions.size >= subscriptionsPerSocket.figure)
      throw this.#createLimitError(
        `This connection already has ${subscriptionsPerSocket.figure} subscriptions. End one first`,
      );
    if (this.#subscriptionBytes + bytes > subscriptionBytesPerSocket.figure)
      throw this.#createLimitError('The subscriptions of this connection are too large. End one first');

    let source: AsyncIterableIterator<unknown> | undefined;
    let isOpen = true;
    const end = () => {
      if (!isOpen) return;
      isOpen = false;
      this.#subscriptions.delete(id);
      this.#subscriptionBytes -= bytes;
      void source?.return?.();
    };
    const entry = { isFollowed: false, end };
    this.#subscriptions.set(id, entry);
    this.#subscriptionBytes += bytes;
    return {
      end,
      isOpen: () => isOpen,
      follow: (followed) => {
        source = followed;
        entry.isFollowed = true;
        if (!isOpen) void followed.return?.();
        const ended = async (): Promise<IteratorResult<never>> => {
          end();
          return { value: undefined, done: true };
        };
        const events: typeof followed = {
          next: async () => {
            try {
              const result = await followed.next();
              if (result.done) end();
              return result;
            } catch (error) {
              end();
              throw error;
            }
          },
          return: ended,
          throw: ended,
          [Symbol.asyncIterator]: () => events,
        };
        return events;
      },
    };
  }

  /**
   * Writes frames in one call, bypassing the sender of `ws`, which writes header and payload separately. That is safe because
   * messages are neither compressed nor fragmented.
   */
  #write(messages: EncodedMessage[], onDone: () => void = noop): void {
    if (this.#webSocket.bufferedAmount > socketBudget.bufferedBytes.figure) this.close('slow_reader');
    const isOpen = !this.#isClosing && this.#webSocket.readyState === this.#webSocket.OPEN;
    if (isOpen) this.#connection.write(encodeTextFrames(messages), onDone);
    else onDone();
  }

  /** Whether to process a message. Messages that arrive between our close and the client's are ignored. */
  #consumeToken(): boolean {
    if (this.#isClosing) return false;
    if (!this.#takeToken()) this.close('message_rate');
    return !this.#isClosing;
  }

  #createLimitError(message: string): AppError {
    this.#listener.onLimit(message);
    return new AppError('RATE_LIMITED', message);
  }
}
