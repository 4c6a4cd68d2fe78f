import type { EntityManager } from '@mikro-orm/postgresql';
import { strategyCalls } from 'rules/call-times';
import { lockName } from '#db/lock-name';
import { quotaExceeded } from '#errors';
import { bookingQuota } from '#limits/booking-quota';
import type { RecordsSecurityEvents } from '#security-log/security-event';

interface Booking {
  email: string;
  networkHash: string | null;
  siteHash: string | null;
  /** Whether its slot is only held until the mail is answered. */
  isHeld: boolean;
}

/**
 * Refuses a booking where too many are open, in a transaction that already holds the turn of the e-mail. The turn of the
 * site is taken second, so that two bookings cannot wait for each other.
 */
export async function checkOpenBookings(
  tx: EntityManager,
  { email, networkHash, siteHash, isHeld }: Booking,
  securityLog: RecordsSecurityEvents,
): Promise<void> {
  if (siteHash) await lockName(tx, `calls from ${siteHash}`);
  const [open] = await tx.execute<Array<Record<'of_email' | 'of_network' | 'of_site' | 'held' | 'seconds', number>>>(
    `select count(*) filter (where email = ?)::int as of_email,
            count(*) filter (where network_hash = ?)::int as of_network,
            count(*) filter (where confirmed_at is null and site_hash = ?)::int as of_site,
            count(*) filter (where confirmed_at is null)::int as held,
            coalesce(ceil(extract(epoch from min(held_until) filter (where confirmed_at is null) - now())), ?)::int as seconds
       from strategy_calls
      where starts_at > now() and cancelled_at is null and (confirmed_at is not null or held_until > now())
        and (confirmed_at is null or email = ? or network_hash = ?)`,
    [email, networkHash, siteHash, strategyCalls.holdMinutes * 60, email, networkHash],
  );
  if (!open) return;
  const { perEmail, perProvenEmail, perAddress, heldPerSite, held } = bookingQuota;
  const refuse = ({ label }: { label: string }, what: string) => {
    securityLog.record({ kind: 'quota_reached', account: { email }, details: label });
    return quotaExceeded(what, open.seconds);
  };
  const ofEmail = isHeld ? perEmail : perProvenEmail;
  if (open.of_email >= ofEmail.limit)
    throw refuse(ofEmail, `${ofEmail.limit} calls are already open for this email. ${isHeld ? confirmOne : cancelOne}`);
  if (open.of_network >= perAddress.limit)
    throw refuse(perAddress, `${perAddress.limit} calls are already open from your network. ${cancelOne}`);
  if (isHeld && open.of_site >= heldPerSite.limit)
    throw refuse(heldPerSite, 'Many times are held from your network. Please confirm one, or try again shortly');
  if (isHeld && open.held >= held.limit)
    throw refuse(held, 'Many times are held at the moment. Please try again shortly');
}

/** A confirmed booking proves the e-mail, which may then have more of them. */
const confirmOne = 'Confirm or cancel one with the link in its mail';
const cancelOne = 'Cancel one with the link in its mail, or book again after it';
