import type { ReleaseKey } from './use-keys.ts';

type Dates = Pick<ReleaseKey, 'expiresAt' | 'revokedAt'>;
interface KeyStatus {
  label: string;
  intent: 'none' | 'success' | 'warning';
  isActive: boolean;
}

const day = 24 * 60 * 60_000;
/** From then on a key is worth renewing. */
const soonDays = 7;

/** Whether a key works, and for how long. */
export function keyStatus({ expiresAt, revokedAt }: Dates, now = Date.now()): KeyStatus {
  const endedAt = revokedAt ? Date.parse(revokedAt) : now;
  const left = Date.parse(expiresAt) - endedAt;
  if (revokedAt && left > 0) return { label: 'Revoked', intent: 'none', isActive: false };
  if (left <= 0) return { label: 'Expired', intent: 'none', isActive: false };
  const days = Math.ceil(left / day);
  const label = days === 1 ? 'Expires in 1 day' : `Expires in ${days} days`;
  return { label, intent: days <= soonDays ? 'warning' : 'success', isActive: true };
}
