import type { EntityManager } from '@mikro-orm/postgresql';
import { strategyCalls } from 'rules/call-times';
import { lockName } from '#db/lock-name';
import { quotaExceeded } from '#errors';
import { bookingQuota } from '#limits/booking-quota';

interface Booking {
  email: string;
  networkHash: string | null;
}

/**
 * Refuses a booking where too many are open, in a transaction that already holds the turn of the e-mail. The turn of the
 * network is taken second, so that two bookings cannot wait for each other.
 */
export async function checkOpenBookings(tx: EntityManager, { email, networkHash }: Booking): Promise<void> {
  if (networkHash) await lockName(tx, `calls from ${networkHash}`);
  const [open] = await tx.execute<Array<Record<'of_email' | 'of_network' | 'held' | 'seconds', number>>>(
    `select count(*) filter (where email = ?)::int as of_email,
            count(*) filter (where network_hash = ?)::int as of_network,
            count(*) filter (where confirmed_at is null)::int as held,
            coalesce(ceil(extract(epoch from min(held_until) filter (where confirmed_at is null) - now())), ?)::int as seconds
       from strategy_calls
      where starts_at > now() and cancelled_at is null and (confirmed_at is not null or held_until > now())
        and (confirmed_at is null or email = ? or network_hash = ?)`,
    [email, networkHash, strategyCalls.holdMinutes * 60, email, networkHash],
  );
  if (!open) return;
  const { perEmail, perAddress, held } = bookingQuota;
  if (open.of_email >= perEmail.limit)
    throw tooMany(`${perEmail.limit} calls are already open for this email`, open.seconds);
  if (open.of_network >= perAddress.limit)
    throw tooMany(`${perAddress.limit} calls are already open from your network`, open.seconds);
  if (open.held >= held.limit)
    throw quotaExceeded('Many times are held at the moment. Please try again shortly', open.seconds);
}

const tooMany = (what: string, seconds: number) =>
  quotaExceeded(`${what}. Confirm, move or cancel one with the link in its mail, or book another after it`, seconds);
