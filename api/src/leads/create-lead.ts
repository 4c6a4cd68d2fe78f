import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreateLeadInput } from 'rules/leads';
import type { Viewer } from '#access/viewer';
import type { Context } from '#context';
import { announceLead } from '#leads/announce-lead';
import { queueLeadWebhooks } from '#leads/queue-lead-webhooks';
import { Lead } from '#leads/lead.entity';
import { User } from '#people/user.entity';

/** Creates a lead for the viewer, who becomes its owner. */
export async function createLead(context: Context, input: CreateLeadInput): Promise<Lead> {
  const { em, viewer } = context;
  const lead = await em.transactional(async (tx) => {
    const created = storeLead(tx, input, viewer);
    await queueLeadWebhooks(tx, created);
    return created;
  });
  await announceLead(context, lead);
  return lead;
}

/** In the caller's transaction. */
export function storeLead(tx: EntityManager, input: CreateLeadInput, viewer: Viewer | null): Lead {
  return tx.create(Lead, {
    companyName: input.companyName,
    contactName: input.contactName,
    contactEmail: input.contactEmail,
    contactPhone: input.contactPhone || null,
    projectType: input.projectType ?? null,
    budget: input.budget ?? null,
    timeline: input.timeline || null,
    notes: input.notes || null,
    owner: viewer && tx.getReference(User, viewer.id),
  });
}
