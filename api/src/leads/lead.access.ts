import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { Lead } from '#leads/lead.entity';

/** Sales works on every lead together; administrators see them too. */
export const visibleTo = (viewer: Viewer | null): Where<Lead> =>
  isInAudience('sales', viewer) || isInAudience('admin', viewer) ? {} : matchNothing;
