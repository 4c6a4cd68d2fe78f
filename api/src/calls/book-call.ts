import type { BookCallInput } from 'rules/strategy-calls';
import { callConfirmation, callNotice } from '#calls/call-mails';
import { isBookable } from '#calls/call-slots';
import { orTaken } from '#calls/or-taken';
import { StrategyCall } from '#calls/strategy-call.entity';
import type { Context } from '#context';
import { linkCall } from '#enquiries/link-call';
import { badInput } from '#errors';
import { queueMail } from '#mail/queue-mail';
import { hashOfKey, makeKey } from '#secret-key';

interface Booked {
  call: StrategyCall;
  /** In clear here and now only. */
  key: string;
}

/** Books a slot for the first one who asks: the database decides who that is. */
export async function bookCall({ em, settings, limits, address }: Context, input: BookCallInput): Promise<Booked> {
  await limits.count('bookCall', { address });
  if (!isBookable(input.startsAt)) throw badInput({ startsAt: 'Please choose one of the offered times' });
  return orTaken(
    em.transactional(async (tx) => {
      const { name, email, startsAt } = input;
      const key = makeKey();
      const call = tx.create(StrategyCall, { name, email, startsAt, keyHash: hashOfKey(key) });
      await tx.flush(); // the loser learns it here, before any mail is written
      await linkCall(tx, call.email);
      await queueMail(tx, callConfirmation(call, key, settings));
      await queueMail(tx, callNotice(call, settings));
      return { call, key };
    }),
  );
}
