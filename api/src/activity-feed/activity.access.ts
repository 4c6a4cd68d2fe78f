import type { Viewer } from '#access/viewer';
import { visibleTo as ticketVisibleTo } from '#tickets/ticket.access';
import type { Activity } from '#activity/activity.entity';
import { visibleTo as requestVisibleTo } from '#client-store/client-store.access';
import type { Where } from '#db/where';
import { visibleTo as projectVisibleTo } from '#projects/project.access';

/** Activity is visible to anyone who sees its project or ticket. Activity in the Client Store is visible to the team. */
export const visibleTo = (viewer: Viewer | null): Where<Activity> => ({
  $or: [
    { project: projectVisibleTo(viewer) },
    { supportTicket: ticketVisibleTo(viewer) },
    { clientStoreRequest: requestVisibleTo(viewer) },
  ],
});
