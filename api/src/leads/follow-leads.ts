import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';
import { sharedEvents } from '#live/shared-events';

/** The leads that are made or changed from now on, by hand or by an enquiry, for whoever may see them. */
export const followLeads = () =>
  sharedEvents({
    topic: 'leadChanged',
    row: { entity: Lead, idOf: ({ id }) => id },
    visible: visibleTo,
  });
