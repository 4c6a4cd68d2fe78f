import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { BookCallInput } from 'rules/strategy-calls';
import { callConfirmation, callNotice } from '#calls/call-mails';
import { isBookable } from '#calls/call-slots';
import { StrategyCall } from '#calls/strategy-call.entity';
import type { Context } from '#context';
import { linkCall } from '#enquiries/link-call';
import { badInput, conflict } from '#errors';
import { queueMail } from '#mail/queue-mail';

/** Books a slot for the first one who asks: the database decides who that is. */
export async function bookCall(
  { em, settings, limits, address }: Context,
  input: BookCallInput,
): Promise<StrategyCall> {
  await limits.count('bookCall', { address });
  if (!isBookable(input.startsAt)) throw badInput({ startsAt: 'Please choose one of the offered times' });
  try {
    return await em.transactional(async (tx) => {
      const call = tx.create(StrategyCall, { name: input.name, email: input.email, startsAt: input.startsAt });
      await tx.flush(); // the loser learns it here, before any mail is written
      await linkCall(tx, call.email);
      await queueMail(tx, callConfirmation(call, settings));
      await queueMail(tx, callNotice(call, settings));
      return call;
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException)
      throw conflict('This time has just been taken. Please choose another', { cause: error });
    throw error;
  }
}
