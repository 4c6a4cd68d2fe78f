import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { Invoice } from '#invoices/invoice.entity';

/** Administrators see every invoice, a client their own once they are sent. No one else sees what clients pay. */
export function visibleTo(viewer: Viewer | null): Where<Invoice> {
  if (isInAudience('admin', viewer)) return {};
  return viewer && isInAudience('client', viewer) ? { client: viewer.id, state: { $ne: 'draft' } } : matchNothing;
}

/** Drafts and what was sent are changed by administrators alone. */
export const changeableBy = (viewer: Viewer | null): Where<Invoice> =>
  isInAudience('admin', viewer) ? {} : matchNothing;
