import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import { badInput, unauthenticated } from '#errors';
import { LeadDuplicateDismissal } from '#leads/duplicates/lead-duplicate-dismissal.entity';
import { lockLeads } from '#leads/lock-lead';
import { newId } from '#new-id';
import { User } from '#people/user.entity';
import { holdChange } from '#undo/hold-change';
import type { Undo } from '#undo/undo';

/** Says that two leads are not the same, which the viewer can undo. Said twice, the first one counts. Returns the id of the dismissal. */
export async function dismissLeadDuplicate({ em, viewer }: Context, id: string, otherId: string): Promise<string> {
  if (!viewer) throw unauthenticated();
  if (otherId === id) throw badInput({ otherId: 'Please select another lead' });
  return em.transactional(async (tx) => {
    const [first, second] = await lockLeads(tx, viewer, [id, otherId]);
    const [lead, duplicate] = first.id < second.id ? [first, second] : [second, first];
    const known = await tx.findOne(LeadDuplicateDismissal, { lead: lead.id, duplicate: duplicate.id });
    if (known) return known.id;
    const dismissedBy = tx.getReference(User, viewer.id);
    const dismissal = tx.create(LeadDuplicateDismissal, { lead, duplicate, dismissedBy });
    await holdChange(tx, viewer, {
      kind: 'lead_duplicate_dismissed',
      subjectId: dismissal.id,
      remembered: [],
      created: [{ entity: LeadDuplicateDismissal, id: dismissal.id }],
    });
    return dismissal.id;
  });
}

/** There is no event: the pairs are compared again when someone lists them. */
export const undoDismissal: Undo = async () => async () => undefined;

/** What was said about a lead that is merged into another one is true of that one: the pair of both says nothing anymore. */
export async function moveDismissals(tx: EntityManager, { from, to }: { from: string; to: string }): Promise<void> {
  const dismissals = await tx.find(LeadDuplicateDismissal, { $or: [{ lead: from }, { duplicate: from }] });
  for (const { lead, duplicate, dismissedBy, createdAt } of dismissals) {
    const other = lead.id === from ? duplicate.id : lead.id;
    if (other === to) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
    await tx.execute(
      `insert into lead_duplicate_dismissals (id, created_at, updated_at, lead_id, duplicate_id, dismissed_by_id)
         values (?, ?, now(), least(?::uuid, ?::uuid), greatest(?::uuid, ?::uuid), ?) on conflict do nothing`,
      [newId(), createdAt, to, other, to, other, dismissedBy.id],
    );
  }
}
