import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { Enquiry } from '#enquiries/enquiry.entity';

/** People who see leads see their enquiries. */
export const visibleTo = (viewer: Viewer | null): Where<Enquiry> =>
  isInAudience('sales', viewer) || isInAudience('admin', viewer) ? {} : matchNothing;
