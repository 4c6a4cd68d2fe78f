import type { CreateLeadInput } from 'rules/leads';
import type { Context } from '#context';
import { announceLead } from '#leads/announce-lead';
import { queueLeadWebhooks } from '#leads/queue-lead-webhooks';
import { Lead } from '#leads/lead.entity';
import { User } from '#people/user.entity';

/** Creates a lead for the viewer, who becomes its owner. */
export async function createLead(context: Context, input: CreateLeadInput): Promise<Lead> {
  const { em, viewer } = context;
  const lead = await em.transactional(async (tx) => {
    const created = tx.create(Lead, {
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
    await queueLeadWebhooks(tx, created);
    return created;
  });
  await announceLead(context, lead);
  return lead;
}
