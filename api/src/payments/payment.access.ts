import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { Payment } from '#payments/payment.entity';

/** Administrators see every payment, a client their own. */
export function visibleTo(viewer: Viewer | null): Where<Payment> {
  if (isInAudience('admin', viewer)) return {};
  return viewer && isInAudience('client', viewer) ? { client: viewer.id } : matchNothing;
}

/** Payments are recorded and refunded by administrators alone. */
export const changeableBy = (viewer: Viewer | null): Where<Payment> =>
  isInAudience('admin', viewer) ? {} : matchNothing;
