import type { MoveCallInput } from 'rules/strategy-calls';
import { movedMail, movedNotice } from '#calls/call-change-mails';
import { isBookable } from '#calls/call-slots';
import { checkChangeable } from '#calls/check-changeable';
import { claimCall } from '#calls/claim-call';
import { orTaken } from '#calls/or-taken';
import type { Context } from '#context';
import { badInput, conflict } from '#errors';
import { queueMail } from '#mail/queue-mail';

/** Gives a call another free slot; the one before is free then. Moving it to where it stands does nothing. */
export async function moveCall(
  { em, settings, limits, address }: Context,
  { key, startsAt }: MoveCallInput,
): Promise<void> {
  await limits.count('moveCall', { address });
  await orTaken(
    em.transactional(async (tx) => {
      const call = await claimCall(tx, key);
      if (call.cancelledAt) throw conflict('This call was cancelled. Please book another');
      const before = call.startsAt;
      if (before.getTime() === startsAt.getTime()) return;
      checkChangeable(call);
      if (!isBookable(startsAt)) throw badInput({ startsAt: 'Please choose one of the offered times' });
      call.startsAt = startsAt;
      call.sequence += 1;
      await tx.flush(); // the loser learns it here, before any mail is written
      await queueMail(tx, movedMail(call, key, settings));
      await queueMail(tx, movedNotice(call, before, settings));
    }),
  );
}
