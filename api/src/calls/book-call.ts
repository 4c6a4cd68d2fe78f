import type { EntityManager } from '@mikro-orm/postgresql';
import { strategyCallSchedule } from 'rules/call-times';
import type { BookCallInput } from 'rules/strategy-calls';
import { clock } from '#clock';
import type { Viewer } from '#access/viewer';
import { holdMail } from '#calls/call-mails';
import { isBookable } from '#calls/call-slots';
import { checkOpenBookings } from '#calls/check-open-bookings';
import { confirmBooking } from '#calls/confirm-booking';
import { rejectTakenSlot } from '#calls/reject-taken-slot';
import { releaseExpiredHold } from '#calls/release-expired-hold';
import { StrategyCall } from '#calls/strategy-call.entity';
import type { Context } from '#context';
import { lockByEmail } from '#enquiries/link-call';
import { badInput } from '#errors';
import { countUnlessFailed } from '#limits/count-unless-failed';
import { isProvenEmail } from '#mail/proven-emails';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';
import { networkHash, siteHash } from '#remotes/page-loads';
import { hashKey, createKey } from '#secret-key';

interface BookingResult {
  call: StrategyCall;
  /** In plain text only in this response. Null while the call is held: then only the email has it, so that using it proves the address. */
  key: string | null;
}

/**
 * Books a slot for the first request; the database decides which one is first. For a new email address the slot is held
 * until the link in its confirmation email is used.
 */
export async function bookCall(context: Context, input: BookCallInput): Promise<BookingResult> {
  const { em, settings, limits, address, viewer, securityLog } = context;
  await limits.count('bookCall', { address });
  if (!isBookable(input.startsAt)) throw badInput({ startsAt: 'Please choose one of the offered times' });
  const { name, email, startsAt } = input;
  const isKnown = await isKnownEmail(em, email, viewer);
  const origin = { networkHash: address && networkHash(address), siteHash: address && siteHash(address) };
  const book = () =>
    em.transactional(async (tx) => {
      await lockByEmail(tx, email);
      await checkOpenBookings(tx, { email, ...origin, isHeld: !isKnown }, securityLog);
      await releaseExpiredHold(tx, startsAt);
      const key = createKey();
      const heldUntil = new Date(clock.now() + strategyCallSchedule.holdMinutes * 60_000);
      const call = tx.create(StrategyCall, { name, email, startsAt, heldUntil, ...origin, keyHash: hashKey(key) });
      if (isKnown) {
        await confirmBooking(tx, call, key, settings);
        return { call, key };
      }
      await tx.flush(); // the loser of a race fails here, before any email is written
      await queueMail(tx, holdMail(call, key, settings));
      return { call, key: null };
    });
  return rejectTakenSlot(isKnown ? book() : countUnlessFailed(limits, 'bookingMail', { email, address }, book));
}

/** Whether the address has confirmed a call before, or is the viewer's own. Other accounts do not count: the response would reveal them. */
async function isKnownEmail(em: EntityManager, email: string, viewer: Viewer | null): Promise<boolean> {
  if (viewer && (await em.count(User, { id: viewer.id, email })) > 0) return true;
  return isProvenEmail(em, email);
}
