import { clock } from '#clock';
import { cancellationMail, cancellationNotice } from '#calls/call-change-mails';
import { getCallStatus } from '#calls/call-status';
import { checkChangeable } from '#calls/check-changeable';
import { claimCall } from '#calls/claim-call';
import type { Context } from '#context';
import { unlinkCall } from '#enquiries/link-call';
import { queueMail } from '#mail/queue-mail';

/** Cancels a call and frees its slot. Idempotent. */
export async function cancelCall({ em, settings, limits, address }: Context, key: string): Promise<void> {
  await limits.count('cancelCall', { address });
  await em.transactional(async (tx) => {
    const call = await claimCall(tx, key);
    const status = getCallStatus(call);
    if (status === 'held') call.cancelledAt = clock.date(); // nothing was booked, so no one has to be notified
    if (status !== 'booked') return;
    checkChangeable(call);
    call.cancelledAt = clock.date();
    call.sequence += 1;
    await tx.flush(); // another call of this address can only be booked once this one is canceled
    await unlinkCall(tx, call);
    await queueMail(tx, cancellationMail(call, settings));
    await queueMail(tx, cancellationNotice(call, settings));
  });
}
