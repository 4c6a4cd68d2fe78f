import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { ByteBudget } from '#db/byte-budget';
import { SilenceTimer, SilentServerError } from '#db/silence-timer';
import { answerBudget } from '#limits/answer-budget';

/** The part of the driver where bytes become messages; it has no types. */
interface Connection extends EventEmitter {
  stream: Duplex;
  attachListeners(stream: Duplex): void;
}
interface Query {
  /** Shared by all statements of a response. */
  budget?: ByteBudget;
  text?: string;
}

/** How long closing may take: a dead connection never acknowledges it. */
const closeTimeoutMs = 1_000;

/**
 * A PostgreSQL connection that cannot take down the process. Bytes are counted as they arrive, before the driver parses
 * them, so that no reply beyond its budget is ever buffered whole. Anything the driver throws while parsing, which would
 * be an uncaught exception, ends this connection and fails its query; the pool opens a new one. The same happens to a
 * statement without any data for too long: the server's own timeout never arrives over a dead connection.
 */
export class GuardedClient extends pg.Client {
  /** The default budget of a statement. */
  statementBytes: number = answerBudget.statementBytes;
  #budget = new ByteBudget(this.statementBytes);
  readonly #connection: Connection;
  readonly #silence = new SilenceTimer((error) => {
    this.onSilence?.();
    this.#connection.stream.destroy(error);
  });
  /** Called when a statement timed out, before its connection is destroyed. */
  onSilence: (() => void) | undefined;
  /** Called when a statement completed, successfully or not. */
  onAnswer: (() => void) | undefined;
  /** Called when a statement completed: with its text and when it was sent, on the clock of `performance.now()`. */
  onStatement: ((text: string, sentAt: number) => void) | undefined;
  readonly #sent: Array<{ text: string; at: number }> = [];
  /** Whether it only listens for notifications. */
  isListening = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as { connection: Connection };
    this.#connection = connection;
    const attachListeners = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => {
      attachListeners(stream);
      const parsers = stream.listeners('data') as Array<(chunk: Buffer) => void>;
      stream.removeAllListeners('data');
      stream.on('data', (chunk: Buffer) => {
        this.#silence.markReceived();
        const fault = this.#budget.consume(chunk.length) ?? catchError(() => parsers.forEach((parse) => parse(chunk)));
        if (fault) stream.destroy(fault);
      });
    };
    // A cursor reads a statement in parts, each of which may be as large as a whole one.
    connection.on('portalSuspended', () => {
      this.#renew();
      this.#silence.pause();
    });
    connection.on('readyForQuery', () => {
      this.#silence.markAnswered();
      this.onAnswer?.();
      const sent = this.#sent.shift();
      if (sent) this.onStatement?.(sent.text, sent.at);
    });
    connection.on('end', () => this.#silence.stop());
  }

  /** When data last arrived from the server, on the clock of `performance.now()`. */
  get lastReceivedAt(): number {
    return this.#silence.lastReceivedAt;
  }

  /** Whether a statement is in flight. */
  get isBusy(): boolean {
    return this.#silence.isWaiting;
  }

  /** Sets the timeout without data for statements from now on; 0 for none. */
  set silenceMs(milliseconds: number) {
    this.#silence.limitMs = milliseconds;
  }

  /** Rejects and destroys the connection if the server does not respond in time. */
  async ping(withinMs: number, statement = 'select 1'): Promise<void> {
    const usual = this.#silence.limitMs;
    this.#silence.limitMs = withinMs;
    try {
      await this.query(statement);
    } finally {
      this.#silence.limitMs = usual;
    }
  }

  /** Closes it without a handshake. */
  destroy(): void {
    this.#connection.stream.destroy(new SilentServerError('The connection was given up'));
  }

  override query(...args: unknown[]): never {
    const [query] = args as [Query | string];
    const { budget, text } = typeof query === 'string' ? { text: query } : query;
    this.#renew(budget);
    if (text?.startsWith('LISTEN ')) this.isListening = true;
    this.#silence.markSent();
    if (this.onStatement) this.#sent.push({ text: text ?? '', at: performance.now() });
    return super.query(...(args as Parameters<pg.Client['query']>)) as never;
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const timer = setTimeout(() => this.#connection.stream.destroy(), closeTimeoutMs);
    this.#connection.once('end', () => clearTimeout(timer));
    return callback ? super.end(callback) : super.end();
  }

  #renew(budget = new ByteBudget(this.statementBytes)): void {
    this.#budget = budget;
  }
}

function catchError(work: () => void): Error | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
