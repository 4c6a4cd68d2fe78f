import { brand } from 'rules/brand';
import type { ContactClient } from 'rules/project-feedback';
import { announceActivity, recordActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import { visibleTo } from '#client-store/client-store.access';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { answerLead } from '#client-store-answers/answer-lead';
import { lockLeadOfRequest } from '#client-store-answers/lock-lead-of-request';
import { lockUnclaimed } from '#client-store-answers/lock-unclaimed';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { unauthenticated } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { lockRequests } from '#leads/move-request';
import { queueLeadWebhooks } from '#leads/queue-lead-webhooks';
import { sendPersonalEmail } from '#people/send-personal-email';

/** Emails the requester of an unclaimed request, which anyone can still claim. That answers the lead in sales as well. */
export async function contactClientStoreRequest(
  context: Context,
  id: string,
  { message }: ContactClient,
): Promise<void> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const { name, email } = await findVisible(em, ClientStoreRequest, id, visibleTo(viewer));
  const to = { name, address: email };
  const addressee = { to, subject: `${brand.name}: about your project`, hasAccount: false };
  const { activity, lead, requests } = await sendPersonalEmail(context, addressee, message, async (tx, sender) => {
    const lead = await lockLeadOfRequest(tx, id);
    const request = await lockUnclaimed(tx, viewer, id);
    const requests = lead ? await lockRequests(tx, lead) : [request];
    for (const each of requests)
      if (each === request || each.status === 'new') Object.assign(each, { status: 'contacted', contactedBy: sender });
    const description = `Client Store: message to ${request.name}: ${message}`;
    if (lead) {
      await answerLead(tx, lead, viewer, 'contacted', message);
      await queueLeadWebhooks(tx, lead);
    }
    return {
      activity: recordActivity(tx, { clientStoreRequest: request, actor: viewer, description }),
      lead,
      requests,
    };
  });
  await Promise.all([
    announceActivity(context, activity),
    ...requests.map((each) => announceRequest(context, each)),
    lead && announceLead(context, lead),
  ]);
}
