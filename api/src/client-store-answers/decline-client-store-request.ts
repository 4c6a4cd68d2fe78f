import type { EntityManager } from '@mikro-orm/postgresql';
import { announceActivity, recordActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { lockLeadOfRequest } from '#client-store-answers/lock-lead-of-request';
import { lockUnclaimed } from '#client-store-answers/lock-unclaimed';
import { clock } from '#clock';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { LeadLogEntry } from '#leads/lead-log-entry.entity';
import type { Lead } from '#leads/lead.entity';
import { User } from '#people/user.entity';
import { holdChange } from '#undo/hold-change';
import { rememberRow } from '#undo/row-memory';

/**
 * Removes a request from the Client Store without creating a project, which the viewer can undo. Its lead stays with sales, as it is:
 * they read in its contact log that no contractor takes it, and the requester still gets an answer.
 */
export async function declineClientStoreRequest(context: Context, id: string): Promise<void> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const { activity, lead } = await em.transactional(async (tx) => {
    const lead = await lockLeadOfRequest(tx, id);
    const request = await lockUnclaimed(tx, viewer, id);
    const before = await rememberRow(tx, ClientStoreRequest, id);
    Object.assign(request, { status: 'declined', declinedBy: tx.getReference(User, viewer.id) });
    const created = lead ? [{ entity: LeadLogEntry, id: recordDecline(tx, lead, viewer) }] : [];
    await holdChange(tx, viewer, { kind: 'request_declined', subjectId: id, remembered: [before], created });
    const description = `Client Store: the request from ${request.name} was declined`;
    return { activity: recordActivity(tx, { clientStoreRequest: request, actor: viewer, description }), lead };
  });
  await Promise.all([
    announceActivity(context, activity),
    announceRequest(context, { id }),
    lead && announceLead(context, lead),
  ]);
}

function recordDecline(tx: EntityManager, lead: Lead, person: { id: string }): string {
  const author = tx.getReference(User, person.id);
  const text = 'Declined in the Client Store: no contractor takes it. The lead stays with sales.';
  return tx.create(LeadLogEntry, { lead, author, kind: 'note', text, happenedAt: clock.date() }).id;
}
