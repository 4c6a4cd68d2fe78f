import type { MoveCallInput } from 'rules/strategy-calls';
import { movedMail, movedNotice } from '#calls/call-change-mails';
import { isBookable } from '#calls/call-slots';
import { getCallStatus } from '#calls/call-status';
import { checkChangeable } from '#calls/check-changeable';
import { checkOpenBookings } from '#calls/check-open-bookings';
import { claimCall } from '#calls/claim-call';
import { confirmBooking } from '#calls/confirm-booking';
import { rejectTakenSlot } from '#calls/reject-taken-slot';
import { releaseExpiredHold } from '#calls/release-expired-hold';
import type { Context } from '#context';
import { badInput, conflict } from '#errors';
import { recordProvenEmail } from '#mail/proven-emails';
import { queueMail } from '#mail/queue-mail';

/**
 * Moves a call to another free slot and frees its previous one. Moving it to its current time does nothing. Moving a call
 * that is held, or whose hold expired, also confirms it: anyone with the link has received the email.
 */
export async function moveCall(
  { em, settings, limits, address, securityLog }: Context,
  { key, startsAt }: MoveCallInput,
): Promise<void> {
  await limits.count('moveCall', { address });
  await rejectTakenSlot(
    em.transactional(async (tx) => {
      const call = await claimCall(tx, key);
      const status = getCallStatus(call);
      if (status === 'cancelled') throw conflict('This call was canceled. Please book another');
      const before = call.startsAt;
      if (status === 'booked') {
        if (before.getTime() === startsAt.getTime()) return;
        checkChangeable(call);
      }
      if (!isBookable(startsAt)) throw badInput({ startsAt: 'Please choose one of the offered times' });
      if (status === 'expired')
        await checkOpenBookings(
          tx,
          { email: call.email, networkHash: null, siteHash: null, isHeld: false },
          securityLog,
        );
      await releaseExpiredHold(tx, startsAt, call.id);
      call.startsAt = startsAt;
      if (status !== 'booked') {
        await recordProvenEmail(tx, call.email);
        return confirmBooking(tx, call, key, settings);
      }
      call.sequence += 1;
      await tx.flush(); // the loser of a race fails here, before any email is written
      await queueMail(tx, movedMail(call, key, settings));
      await queueMail(tx, movedNotice(call, before, settings));
    }),
  );
}
