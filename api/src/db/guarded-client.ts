import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { ByteBudget } from '#db/byte-budget';
import { answerBudget } from '#limits/answer-budget';

/** The part of the driver where bytes become messages; it has no types. */
interface Connection extends EventEmitter {
  attachListeners(stream: Duplex): void;
}
interface Query {
  /** Shared by all statements of an answer. */
  budget?: ByteBudget;
}

/**
 * A connection to PostgreSQL that cannot take the process with it. Bytes are counted as they arrive, before the driver makes
 * a message of them, so that no reply is ever held whole that is larger than its budget. Whatever the driver throws on
 * them, which would be an uncaught exception, ends this connection and fails its query; the pool opens another one.
 */
export class GuardedClient extends pg.Client {
  #budget = new ByteBudget(answerBudget.statementBytes);

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as { connection: Connection };
    const attachListeners = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => {
      attachListeners(stream);
      const parsers = stream.listeners('data') as Array<(chunk: Buffer) => void>;
      stream.removeAllListeners('data');
      stream.on('data', (chunk: Buffer) => {
        const fault = this.#budget.take(chunk.length) ?? thrownBy(() => parsers.forEach((parse) => parse(chunk)));
        if (fault) stream.destroy(fault);
      });
    };
    // A cursor reads a statement in parts, each of which may be as large as a whole one.
    connection.on('portalSuspended', () => this.#renew());
  }

  override query(...args: unknown[]): never {
    const [query] = args as [Query | string];
    this.#renew(typeof query === 'object' ? query.budget : undefined);
    return super.query(...(args as Parameters<pg.Client['query']>)) as never;
  }

  #renew(budget = new ByteBudget(answerBudget.statementBytes)): void {
    this.#budget = budget;
  }
}

function thrownBy(work: () => void): Error | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
