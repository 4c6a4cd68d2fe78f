import type { Viewer } from '#access/viewer';
import { visibleTo as ticketVisibleTo } from '#tickets/ticket.access';
import type { Activity } from '#activity/activity.entity';
import { visibleTo as requestVisibleTo } from '#client-store/client-store.access';
import type { Where } from '#db/where';
import { visibleTo as projectVisibleTo } from '#projects/project.access';

/** Whoever sees a project or a ticket sees what happened to it; the team sees what happened in the Client Store. */
export const visibleTo = (viewer: Viewer | null): Where<Activity> => ({
  $or: [
    { project: projectVisibleTo(viewer) },
    { supportTicket: ticketVisibleTo(viewer) },
    { clientStoreRequest: requestVisibleTo(viewer) },
  ],
});
