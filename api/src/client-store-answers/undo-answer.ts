import { announceActivity, recordActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { findLeadOfRequest } from '#client-store-answers/lock-lead-of-request';
import { unauthenticated } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { findRequests } from '#leads/move-request';
import type { Undo } from '#undo/undo';

/** An accepted or declined request is what it was before, and so is its lead, with its other requests: the team and sales learn that. */
const undoAnswer =
  (what: 'accepting' | 'declining'): Undo =>
  async (tx, { subjectId }, context) => {
    if (!context.viewer) throw unauthenticated();
    const request = await tx.findOneOrFail(ClientStoreRequest, subjectId, { refresh: true });
    const description = `Client Store: ${what} the request from ${request.name} was undone`;
    const activity = recordActivity(tx, { clientStoreRequest: request, actor: context.viewer, description });
    const lead = await findLeadOfRequest(tx, subjectId);
    const requests = lead ? await findRequests(tx, lead) : [request];
    return async () => {
      await Promise.all([
        announceActivity(context, activity),
        ...requests.map((each) => announceRequest(context, each)),
        lead && announceLead(context, lead),
      ]);
    };
  };

export const undoAnswers = {
  request_accepted: undoAnswer('accepting'),
  request_declined: undoAnswer('declining'),
};
