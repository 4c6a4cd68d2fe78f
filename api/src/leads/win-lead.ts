import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { tierFees } from 'rules/create-project';
import type { ProjectStatus } from 'rules/projects';
import type { Viewer } from '#access/viewer';
import type { Activity } from '#activity/activity.entity';
import { findVisible } from '#db/find-visible';
import { Enquiry } from '#enquiries/enquiry.entity';
import { conflict } from '#errors';
import { visibleTo } from '#leads/lead.access';
import { queueLeadWebhooks } from '#leads/queue-lead-webhooks';
import { Lead } from '#leads/lead.entity';
import { getLeadTier } from '#leads/lead-tier';
import { moveLead } from '#leads/update-lead';
import { findClient, lockClientEmail } from '#projects/find-client';
import { startProject } from '#projects/start-project';

/**
 * Wins a lead of the pipeline and starts its project, in the caller's transaction. It belongs to the client with that email, now
 * or once they have an account.
 */
export async function winLead(
  tx: EntityManager,
  viewer: Viewer | null,
  id: string,
  status: ProjectStatus,
): Promise<Activity> {
  // The email is locked before the row, in the same order as in a registration.
  const { contactEmail } = await findVisible(tx, Lead, id, visibleTo(viewer));
  await lockClientEmail(tx, contactEmail);
  const lead = await findVisible(tx, Lead, id, visibleTo(viewer), {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  if (lead.status !== 'qualified' && lead.status !== 'proposal')
    throw conflict(`Someone else has already moved the lead of ${lead.companyName}: it's now ${lead.status}`);
  moveLead(lead, 'won');
  const tier = getLeadTier(lead) ?? 'small';
  await queueLeadWebhooks(tx, lead);
  const { activity } = await startProject(
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
  return activity;
}

/** The client's goal. Not the notes: those are internal to sales, and the client reads the description. */
async function findProjectDescription(tx: EntityManager, { enquiry, companyName, contactName }: Lead): Promise<string> {
  const loadedEnquiry = enquiry && (await tx.findOne(Enquiry, enquiry.id));
  return loadedEnquiry?.outcome ?? `Project request from ${contactName} of ${companyName}`;
}
