import type { EntityManager } from '@mikro-orm/postgresql';
import { strategyCallSchedule } from 'rules/call-times';
import { acquireAdvisoryLock } from '#db/advisory-lock';
import { quotaExceeded } from '#errors';
import { bookingQuota } from '#limits/booking-quota';
import type { SecurityEventRecorder } from '#security-log/security-event';

interface Booking {
  email: string;
  networkHash: string | null;
  siteHash: string | null;
  /** Whether its slot is only held until the email is confirmed. */
  isHeld: boolean;
}

/**
 * Rejects a booking if too many are open, in a transaction that already holds the lock of the email address. The lock of
 * the site is always taken second, so that two bookings cannot deadlock.
 */
export async function checkOpenBookings(
  tx: EntityManager,
  { email, networkHash, siteHash, isHeld }: Booking,
  securityLog: SecurityEventRecorder,
): Promise<void> {
  if (siteHash) await acquireAdvisoryLock(tx, `calls from ${siteHash}`);
  const [open] = await tx.execute<Array<Record<'of_email' | 'of_network' | 'of_site' | 'held' | 'seconds', number>>>(
    `select count(*) filter (where email = ?)::int as of_email,
            count(*) filter (where network_hash = ?)::int as of_network,
            count(*) filter (where confirmed_at is null and site_hash = ?)::int as of_site,
            count(*) filter (where confirmed_at is null)::int as held,
            coalesce(ceil(extract(epoch from min(held_until) filter (where confirmed_at is null) - now())), ?)::int as seconds
       from strategy_calls
      where starts_at > now() and cancelled_at is null and (confirmed_at is not null or held_until > now())
        and (confirmed_at is null or email = ? or network_hash = ?)`,
    [email, networkHash, siteHash, strategyCallSchedule.holdMinutes * 60, email, networkHash],
  );
  if (!open) return;
  const { perEmail, perProvenEmail, perAddress, heldPerSite, held } = bookingQuota;
  const toQuotaError = ({ label }: { label: string }, what: string) => {
    securityLog.record({ kind: 'quota_reached', account: { email }, details: label });
    return quotaExceeded(what, open.seconds);
  };
  const ofEmail = isHeld ? perEmail : perProvenEmail;
  if (open.of_email >= ofEmail.limit)
    throw toQuotaError(
      ofEmail,
      `${ofEmail.limit} calls are already open for this email. ${isHeld ? confirmHint : cancelHint}`,
    );
  if (open.of_network >= perAddress.limit)
    throw toQuotaError(perAddress, `${perAddress.limit} calls are already open from your network. ${cancelHint}`);
  if (isHeld && open.of_site >= heldPerSite.limit)
    throw toQuotaError(heldPerSite, 'Many times are held from your network. Please confirm one, or try again shortly');
  if (isHeld && open.held >= held.limit)
    throw toQuotaError(held, 'Many times are held at the moment. Please try again shortly');
}

/** A confirmed booking proves the email address, which raises its limit. */
const confirmHint = 'Confirm or cancel one with the link in its email';
const cancelHint = 'Cancel one with the link in its email, or book again after it';
