import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { clock } from '#clock';
import type { Context } from '#context';
import type { Flow } from '#external-sign-in/flow';
import { SignInFault } from '#external-sign-in/sign-in-fault';
import { SpentFlow } from '#external-sign-in/spent-flow.entity';

/** Consumes a flow. Its session may be read twice concurrently; the database lets only one through. */
export async function consumeFlow({ em }: Context, { state, until }: Flow): Promise<void> {
  if (clock.now() > until) throw new SignInFault('expired');
  try {
    await em.transactional(async (tx) => {
      tx.create(SpentFlow, { stateHash: createHash('sha256').update(state).digest('hex') });
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new SignInFault('expired', error);
    throw error;
  }
}
