import type { EntityManager } from '@mikro-orm/postgresql';
import type { Activity } from '#activity/activity.entity';
import { announceActivity, recordActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { findLeadOfRequest } from '#client-store-answers/lock-lead-of-request';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { findRequests } from '#leads/move-request';
import type { Topics } from '#live/bus';
import { User } from '#people/user.entity';
import { announceRemovedProject } from '#projects/announce-removed-project';
import type { Undo } from '#undo/undo';
import type { UndoableChange } from '#undo/undoable-change.entity';

/** An accepted or declined request is what it was before, and so is its lead, with its other requests: the team and sales learn that. */
const undoAnswer =
  (what: 'accepting' | 'declining'): Undo =>
  async (tx, change, context) => {
    const { viewer } = context;
    if (!viewer) throw unauthenticated();
    const request = await tx.findOneOrFail(ClientStoreRequest, change.subjectId, { refresh: true });
    const description = `Client Store: ${what} the request from ${request.name} was undone`;
    const activity = recordActivity(tx, { clientStoreRequest: request, actor: viewer, description });
    const lead = await findLeadOfRequest(tx, request.id);
    const requests = lead ? await findRequests(tx, lead, { refresh: true }) : [request];
    const activities = [activity, ...recordReturned(tx, context, { change, request, requests })];
    const removed = await findRemovedProject(tx, change, request);
    return async () => {
      await Promise.all([
        ...activities.map((each) => announceActivity(context, each)),
        ...requests.map((each) => announceRequest(context, each)),
        lead && announceLead(context, lead),
        removed && announceRemovedProject(context, removed),
      ]);
    };
  };

interface Undone {
  change: UndoableChange;
  request: ClientStoreRequest;
  requests: readonly ClientStoreRequest[];
}

/** The activity of the lead's other requests says that they were declined, so it also says that this is no longer so. */
function recordReturned(tx: EntityManager, { viewer }: Context, { change, request, requests }: Undone): Activity[] {
  const moved = new Set(change.rows.filter(({ before }) => before && 'status' in before).map(({ id }) => id));
  return requests
    .filter((each) => each.id !== request.id && moved.has(each.id))
    .map((each) => {
      const description = `Client Store: accepting another request from ${each.name} was undone, so this one is ${each.status} again`;
      return recordActivity(tx, { clientStoreRequest: each, actor: viewer, description });
    });
}

/** The project that accepting has started, with the people who saw it: its developer, and its client if they have an account. */
async function findRemovedProject(
  tx: EntityManager,
  { rows, person }: UndoableChange,
  { email }: ClientStoreRequest,
): Promise<Topics['projectRemoved'] | null> {
  const project = rows.find(({ table, before }) => table === 'projects' && !before);
  if (!project) return null;
  const client = await tx.findOne(User, { email, role: 'client' });
  return { id: project.id, personIds: [person.id, ...(client ? [client.id] : [])] };
}

export const undoAnswers = {
  request_accepted: undoAnswer('accepting'),
  request_declined: undoAnswer('declining'),
};
