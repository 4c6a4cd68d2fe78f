import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import type { ClientBilling } from '#client-billing/client-billing.entity';
import { matchNothing, type Where } from '#db/where';

/** Administrators see how every client is invoiced, a client how they are. */
export function visibleTo(viewer: Viewer | null): Where<ClientBilling> {
  if (isInAudience('admin', viewer)) return {};
  return viewer && isInAudience('client', viewer) ? { client: viewer.id } : matchNothing;
}
