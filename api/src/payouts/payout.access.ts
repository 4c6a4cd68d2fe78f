import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { Payout } from '#payouts/payout.entity';

/** Administrators see every payout, a contractor their own. */
export function visibleTo(viewer: Viewer | null): Where<Payout> {
  if (isInAudience('admin', viewer)) return {};
  return viewer && isInAudience('contractor', viewer) ? { contractor: viewer.id } : matchNothing;
}
