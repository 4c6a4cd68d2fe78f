import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '#errors';

interface IdempotentRequest {
  owner: string;
  key: string;
  /** Whether any of its changes are committed. */
  isCarriedOut: boolean;
}

const currentRequest = new AsyncLocalStorage<IdempotentRequest>();

/** Transactions of this work belong to a request with an Idempotency-Key. */
export const runAsIdempotentRequest = (owner: string, key: string, work: () => void): void =>
  currentRequest.run({ owner, key, isCarriedOut: false }, work);

/** Runs a single statement, with a transaction only to mark the key of a request. */
export const runStatement = <T>(em: EntityManager, statement: (em: EntityManager) => Promise<T>): Promise<T> =>
  currentRequest.getStore() ? em.transactional(statement) : statement(em);

/**
 * Marks the key of a request as carried out, in the transaction of its changes. If the connection drops during the commit,
 * the server does not know the outcome, but the row does: the changes are never repeated under the same key.
 */
export class CarriedOutSubscriber implements EventSubscriber {
  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    const request = currentRequest.getStore();
    if (!request || request.isCarriedOut) return;
    const { affectedRows } = await em
      .getDriver()
      .getConnection()
      .execute<{ affectedRows: number }>(
        'update idempotent_reply set carried_out = true where owner = ? and key = ? and not carried_out',
        [request.owner, request.key],
        'run',
        transaction,
      );
    if (affectedRows === 0) throw conflict('A retry of this request with the same Idempotency-Key has completed first');
  }

  async afterTransactionCommit(): Promise<void> {
    const request = currentRequest.getStore();
    if (request) request.isCarriedOut = true;
  }
}
