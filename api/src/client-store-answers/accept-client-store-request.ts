import type { EntityManager } from '@mikro-orm/postgresql';
import { tierFees } from 'rules/create-project';
import type { Viewer } from '#access/viewer';
import type { Activity } from '#activity/activity.entity';
import { announceActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import { answerLead } from '#client-store-answers/answer-lead';
import { lockLeadOfRequest } from '#client-store-answers/lock-lead-of-request';
import { visibleTo } from '#client-store/client-store.access';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { lockUnclaimed } from '#client-store-answers/lock-unclaimed';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { unauthenticated } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { announceMovedRequests, declineOthers, lockRequests } from '#leads/move-request';
import { queueLeadWebhooks } from '#leads/queue-lead-webhooks';
import { rememberLead } from '#leads/remember-lead';
import { User } from '#people/user.entity';
import { findClient, lockClientEmail } from '#projects/find-client';
import { Project } from '#projects/project.entity';
import { startProject } from '#projects/start-project';
import { holdChange } from '#undo/hold-change';
import { rememberRow, type RowMemory } from '#undo/row-memory';

/**
 * Claims a request, once: it becomes a pending project with the viewer as its developer, and its lead in sales is won. Other
 * requests of the lead are declined, so that no one starts a second project. They can undo it, with the lead.
 */
export async function acceptClientStoreRequest(context: Context, id: string): Promise<void> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const { activity, lead, declined } = await em.transactional(async (tx) => {
    // The email is locked before the rows, in the same order as where sales wins a lead.
    const { email } = await findVisible(tx, ClientStoreRequest, id, visibleTo(viewer));
    await lockClientEmail(tx, email);
    const lead = await lockLeadOfRequest(tx, id);
    const request = await lockUnclaimed(tx, viewer, id);
    const remembered = [...(lead ? await rememberLead(tx, lead) : []), await rememberRow(tx, ClientStoreRequest, id)];
    const others = lead ? (await lockRequests(tx, lead)).filter((each) => each !== request) : [];
    // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
    for (const other of others) remembered.push(await rememberRow(tx, ClientStoreRequest, other.id));
    const declined = declineOthers(tx, viewer, others);
    if (lead) await answerLead(tx, lead, viewer, 'won');
    const activity = await convertToProject(tx, request, viewer, remembered);
    if (lead) await queueLeadWebhooks(tx, lead);
    return { activity, lead, declined };
  });
  await Promise.all([
    announceActivity(context, activity),
    announceRequest(context, { id }),
    lead && announceLead(context, lead),
    announceMovedRequests(context, declined),
  ]);
}

/** Creates the project in the caller's transaction. It belongs to the client with that email address, now or once they register. */
async function convertToProject(
  em: EntityManager,
  request: ClientStoreRequest,
  viewer: Viewer,
  remembered: readonly RowMemory[],
): Promise<Activity> {
  const developer = em.getReference(User, viewer.id);
  const { name, email, tier, requirements } = request;
  const { activity } = await startProject(
    em,
    {
      title: `Project for ${name}`,
      description: requirements,
      tier,
      implementationFee: tierFees[tier] ?? '0.00',
      ...(await findClient(em, email, viewer)),
      developer,
    },
    developer,
    (project) => {
      Object.assign(request, { status: 'accepted', acceptedBy: developer, project });
      const change = {
        kind: 'request_accepted',
        subjectId: request.id,
        remembered,
        created: [{ entity: Project, id: project.id }],
      };
      return holdChange(em, viewer, change);
    },
  );
  return activity;
}
