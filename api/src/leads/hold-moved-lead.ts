import type { EntityManager } from '@mikro-orm/postgresql';
import type { UpdateLeadInput } from 'rules/leads';
import type { Viewer } from '#access/viewer';
import { announceActivity, recordActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { announceLead } from '#leads/announce-lead';
import { Lead } from '#leads/lead.entity';
import { findRequests, lockRequests } from '#leads/move-request';
import { rememberLead } from '#leads/remember-lead';
import { holdChange } from '#undo/hold-change';
import { rememberRow } from '#undo/row-memory';
import type { Undo } from '#undo/undo';

/** What may come with the status, as a lost lead's reason does: undone, it is taken back too. */
const movedFields = ['status', 'lostReason', 'lostNote'];

/**
 * Before a lead's status changes: remembers it, with its enquiry and request. The function that it returns lets the viewer undo
 * that, after the change. Null for any other change, and for one that changes more than that.
 */
export async function rememberMovedLead(
  tx: EntityManager,
  viewer: Viewer | null,
  lead: Lead,
  input: UpdateLeadInput,
): Promise<(() => Promise<void>) | null> {
  const { id, status } = lead;
  const isMoved = input.status !== undefined && input.status !== status;
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  if (!viewer || !isMoved || given.some(([name]) => !movedFields.includes(name))) return null;
  const requests = await lockRequests(tx, lead);
  const remembered = await rememberLead(tx, lead);
  // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
  for (const request of requests) remembered.push(await rememberRow(tx, ClientStoreRequest, request.id));
  return () => holdChange(tx, viewer, { kind: 'lead_moved', subjectId: id, remembered });
}

/** A lead is what it was before, and so are its requests: sales and the team learn that. */
export const undoMovedLead: Undo = async (tx, { subjectId, rows }, context) => {
  const requests = await findRequests(tx, await tx.findOneOrFail(Lead, subjectId), { refresh: true });
  const moved = new Set(rows.filter(({ before }) => before && 'status' in before).map(({ id }) => id));
  // The activity says why each was moved, so it also says that this is no longer so.
  const activities = requests
    .filter(({ id }) => moved.has(id))
    .map((request) => {
      const description = `Client Store: moving the lead of ${request.name} was undone, so the request is ${request.status} again`;
      return recordActivity(tx, { clientStoreRequest: request, actor: context.viewer, description });
    });
  return async () => {
    await Promise.all([
      announceLead(context, { id: subjectId }),
      ...requests.map((request) => announceRequest(context, request)),
      ...activities.map((activity) => announceActivity(context, activity)),
    ]);
  };
};
