import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { MergeLeadsInput } from 'rules/merge-leads';
import { withAudit } from '#audit/with-audit';
import { clock } from '#clock';
import type { Context } from '#context';
import { requireId } from '#db/find-visible';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { badInput, notFound, unauthenticated } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { visibleTo } from '#leads/lead.access';
import { LeadLogEntry } from '#leads/lead-log-entry.entity';
import { Lead } from '#leads/lead.entity';
import { lockEnquiries, requireLocked } from '#leads/lock-lead';
import { describeEnquiry, describeMergedLead } from '#leads/merge/describe-merged-lead';
import { mergeEnquiries } from '#leads/merge/merge-enquiries';
import { takeFields } from '#leads/merge/take-fields';
import { announceMovedRequests, moveRequests } from '#leads/move-request';
import { queueLeadWebhooks } from '#leads/queue-lead-webhooks';
import { User } from '#people/user.entity';

/** Merges another lead into this one, with its contact log and enquiry, and deletes it. */
export async function mergeLeads(
  context: Context,
  id: string,
  input: MergeLeadsInput,
  ifUpdatedAt: Version,
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const { otherId, fromOther = [], ifOtherUpdatedAt } = input;
  if (otherId === id) throw badInput({ otherId: 'Please select another lead' });
  const moved = await withAudit(context, async (tx, record) => {
    const [lead, other] = await lockBoth(tx, context, [id, otherId]);
    requireUnchanged(lead, ifUpdatedAt, 'lead');
    requireUnchanged(other, ifOtherUpdatedAt, 'lead');
    record({
      action: 'leads_merged',
      subject: { kind: 'lead', id, label: lead.companyName },
      details: `${other.companyName}, ${other.contactName}`,
    });
    const description = await describeMergedLead(tx, other);
    const ownEnquiry = other.enquiry && (await describeEnquiry(tx, lead));
    await tx.nativeUpdate(LeadLogEntry, { lead: otherId }, { lead: id });
    await mergeEnquiries(tx, lead, other);
    const { notesLeftOver } = takeFields(lead, other, fromOther);
    const author = tx.getReference(User, viewer.id);
    // The last one is the newest.
    for (const text of [notesLeftOver, ownEnquiry, description])
      if (text) tx.create(LeadLogEntry, { lead, author, kind: 'note', text, happenedAt: clock.date() });
    tx.remove(other);
    const moved = await moveRequests(tx, viewer, lead, null);
    await queueLeadWebhooks(tx, lead, { mergedLeadId: otherId });
    return moved;
  });
  await Promise.all([announceLead(context, { id }), announceMovedRequests(context, moved)]);
}

/**
 * In order of their ids: of two merges of the same leads, in whichever direction, the second waits and finds one gone. Their enquiries
 * come first, as everywhere (`#leads/lock-lead`).
 */
async function lockBoth(tx: EntityManager, { viewer }: Context, ids: [string, string]): Promise<[Lead, Lead]> {
  ids.forEach(requireId);
  const enquiries = await lockEnquiries(tx, ids);
  const found = await tx.find(
    Lead,
    { $and: [{ id: { $in: ids } }, visibleTo(viewer)] },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  const [lead, other] = ids.map((id) => found.find((each) => each.id === id));
  if (!lead || !other) throw notFound('lead');
  for (const each of found) requireLocked(each, enquiries);
  return [lead, other];
}
