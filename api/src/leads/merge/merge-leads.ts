import type { MergeLeadsInput } from 'rules/merge-leads';
import { withAudit } from '#audit/with-audit';
import { clock } from '#clock';
import type { Context } from '#context';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { badInput, unauthenticated } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { moveDismissals } from '#leads/duplicates/dismiss-lead-duplicate';
import { LeadLogEntry } from '#leads/lead-log-entry.entity';
import { lockLeads } from '#leads/lock-lead';
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
    const [lead, other] = await lockLeads(tx, viewer, [id, otherId]);
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
    await moveDismissals(tx, { from: otherId, to: id });
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
