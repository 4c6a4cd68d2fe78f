import { announceActivity, recordActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { unauthenticated } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { Lead } from '#leads/lead.entity';
import type { Undo } from '#undo/undo';

/** An accepted or declined request is what it was before, and so is its lead: the team and sales learn that. */
const undoAnswer =
  (what: 'accepting' | 'declining'): Undo =>
  async (tx, { subjectId }, context) => {
    if (!context.viewer) throw unauthenticated();
    const request = await tx.findOneOrFail(ClientStoreRequest, subjectId, { refresh: true });
    const description = `Client Store: ${what} the request from ${request.name} was undone`;
    const activity = recordActivity(tx, { clientStoreRequest: request, actor: context.viewer, description });
    const lead = request.enquiry && (await tx.findOne(Lead, { enquiry: request.enquiry.id }));
    return async () => {
      await Promise.all([
        announceActivity(context, activity),
        announceRequest(context, request),
        lead && announceLead(context, lead),
      ]);
    };
  };

export const undoAnswers = {
  request_accepted: undoAnswer('accepting'),
  request_declined: undoAnswer('declining'),
};
