import { isInAudience } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { matchNothing, type Where } from '#db/where';
import type { LeadDuplicateDismissal } from '#leads/duplicates/lead-duplicate-dismissal.entity';
import type { LeadLogEntry } from '#leads/lead-log-entry.entity';
import type { Lead } from '#leads/lead.entity';
import type { User } from '#people/user.entity';

/** Sales works on every lead together; administrators see them too. */
export const visibleTo = (viewer: Viewer | null): Where<Lead> =>
  isInAudience('sales', viewer) || isInAudience('admin', viewer) ? {} : matchNothing;

/** People who see a lead see its contact log. */
export const logEntryVisibleTo = (viewer: Viewer | null): Where<LeadLogEntry> => ({ lead: visibleTo(viewer) });

/** People who see leads see which pairs of them are not the same. */
export const dismissalVisibleTo = (viewer: Viewer | null): Where<LeadDuplicateDismissal> => ({
  lead: visibleTo(viewer),
});

/** Who can own a lead: sales and administrators who can sign in. */
export const canOwnLeads: Where<User> = {
  deactivatedAt: null,
  $or: [{ role: 'contractor', contractorRole: 'sales' }, { role: 'admin' }],
};

/** Sales sees every client, and who can own a lead. */
export const listedPeople = (viewer: Viewer | null): Where<User> =>
  isInAudience('sales', viewer) ? { $or: [{ role: 'client' }, canOwnLeads] } : matchNothing;
