import type { EntityManager } from '@mikro-orm/postgresql';
import { tierFees } from 'rules/create-project';
import type { ProjectStatus } from 'rules/projects';
import type { Viewer } from '#access/viewer';
import type { Activity } from '#activity/activity.entity';
import type { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { findVisible } from '#db/find-visible';
import { Enquiry } from '#enquiries/enquiry.entity';
import { conflict } from '#errors';
import { visibleTo } from '#leads/lead.access';
import { queueLeadWebhooks } from '#leads/queue-lead-webhooks';
import { Lead } from '#leads/lead.entity';
import { getLeadTier } from '#leads/lead-tier';
import { lockLead } from '#leads/lock-lead';
import { declineOthers, lockRequests, type MovedRequest } from '#leads/move-request';
import { moveLead } from '#leads/update-lead';
import { User } from '#people/user.entity';
import { findClient, lockClientEmail } from '#projects/find-client';
import { startProject } from '#projects/start-project';

/**
 * Wins a lead of the pipeline and starts its project, in the caller's transaction. It belongs to the client with that email, now
 * or once they have an account. A request of the same enquiry in the Client Store is accepted with it, and others of the lead are
 * declined, so that no one starts a second project.
 */
export async function winLead(
  tx: EntityManager,
  viewer: Viewer | null,
  id: string,
  status: ProjectStatus,
): Promise<{ activity: Activity; request: ClientStoreRequest | null; declined: MovedRequest[] }> {
  // The email is locked before the row, in the same order as in a registration.
  const { contactEmail } = await findVisible(tx, Lead, id, visibleTo(viewer));
  await lockClientEmail(tx, contactEmail);
  const lead = await lockLead(tx, viewer, id);
  if (lead.contactEmail !== contactEmail) throw conflict('Someone else has just edited this lead. Try again');
  if (lead.status !== 'qualified' && lead.status !== 'proposal')
    throw conflict(`Someone else has already moved the lead of ${lead.companyName}: it's now ${lead.status}`);
  const requests = await lockRequests(tx, lead);
  if (requests.some(({ status }) => status === 'accepted'))
    throw conflict(`A contractor has already accepted the enquiry of ${lead.companyName}: its project has started`);
  moveLead(lead, 'won');
  const tier = getLeadTier(lead) ?? 'small';
  await queueLeadWebhooks(tx, lead);
  const { project, activity } = await startProject(
    tx,
    {
      title: `Project for ${lead.companyName}`,
      description: await findProjectDescription(tx, lead),
      tier,
      status,
      implementationFee: tierFees[tier] ?? '0.00',
      ...(await findClient(tx, contactEmail, viewer)),
    },
    viewer,
  );
  const request = requests.find((each) => each.enquiry?.id === lead.enquiry?.id) ?? requests[0] ?? null;
  if (request && viewer)
    Object.assign(request, {
      status: 'accepted',
      declinedBy: null,
      project,
      acceptedBy: tx.getReference(User, viewer.id),
    });
  return { activity, request, declined: declineOthers(tx, viewer, requests) };
}

/** The client's goal. Not the notes: those are internal to sales, and the client reads the description. */
async function findProjectDescription(tx: EntityManager, { enquiry, companyName, contactName }: Lead): Promise<string> {
  const loadedEnquiry = enquiry && (await tx.findOne(Enquiry, enquiry.id));
  return loadedEnquiry?.outcome ?? `Project request from ${contactName} of ${companyName}`;
}
