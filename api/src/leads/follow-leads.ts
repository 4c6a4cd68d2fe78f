import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';
import { createSharedEvents } from '#live/shared-events';

/** Leads created or changed from now on, by hand or by an enquiry, for people who can see them. */
export const followLeads = () =>
  createSharedEvents({
    topic: 'leadChanged',
    row: { entity: Lead, getRowId: ({ id }) => id },
    visible: visibleTo,
  });
