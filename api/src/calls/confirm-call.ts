import { getCallStatus } from '#calls/call-status';
import { claimCall } from '#calls/claim-call';
import { confirmBooking } from '#calls/confirm-booking';
import type { Context } from '#context';
import { conflict } from '#errors';
import { recordProvenEmail } from '#mail/proven-emails';

/** Confirms a held call by the link in its email, which proves the address. Idempotent. */
export async function confirmCall({ em, settings, limits, address }: Context, key: string): Promise<void> {
  await limits.count('confirmCall', { address });
  await em.transactional(async (tx) => {
    const call = await claimCall(tx, key);
    const status = getCallStatus(call);
    if (status === 'booked') return;
    if (status === 'cancelled') throw conflict('This call was canceled. Please book another');
    if (status === 'expired') throw conflict('We no longer hold this time. Please choose a time again');
    await recordProvenEmail(tx, call.email);
    await confirmBooking(tx, call, key, settings);
  });
}
