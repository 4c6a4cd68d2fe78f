import type { EntityManager } from '@mikro-orm/postgresql';

/** The mails and webhooks of a change that can be undone: sent after `heldUntil`, unless it is. */
export interface Hold {
  heldUntil: Date;
  /** Of the jobs that send them. */
  jobKeys: string[];
  /** Of the webhooks among them. */
  deliveryIds: string[];
}

/** By the transaction of the change. */
const holds = new WeakMap<EntityManager, Hold>();

/** Makes the mails and webhooks that this transaction queues from now on wait. */
export const setHold = (tx: EntityManager, hold: Hold): void => void holds.set(tx, hold);
export const getHold = (tx: EntityManager): Hold | undefined => holds.get(tx);
