import { LockMode } from '@mikro-orm/core';
import type { AddLeadLogEntryInput } from 'rules/lead-log';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { badInput, unauthenticated } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { LeadLogEntry } from '#leads/lead-log-entry.entity';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';
import { User } from '#people/user.entity';

/** Adds an entry to the contact log of a lead. Returns its id. */
export async function addLeadLogEntry(
  context: Context,
  id: string,
  { kind, text, happenedAt }: AddLeadLogEntryInput,
): Promise<string> {
  const { em, viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  await limits.count('addLeadLogEntry', { person: viewer.id });
  const now = clock.date();
  if (happenedAt && happenedAt > now) throw badInput({ happenedAt: 'Please enter a time in the past' });
  const entry = await em.transactional(async (tx) => {
    // Locked, so that a lead which a merge is just deleting is not found.
    const lead = await findVisible(tx, Lead, id, visibleTo(viewer), { lockMode: LockMode.PESSIMISTIC_READ });
    const author = tx.getReference(User, viewer.id);
    return tx.create(LeadLogEntry, { lead, author, kind, text, happenedAt: happenedAt ?? now });
  });
  await announceLead(context, { id });
  return entry.id;
}
