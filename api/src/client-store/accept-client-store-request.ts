import type { EntityManager } from '@mikro-orm/postgresql';
import { tierFees } from 'rules/create-project';
import type { Viewer } from '#access/viewer';
import type { Activity } from '#activity/activity.entity';
import { announceActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import type { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { lockUnclaimed } from '#client-store/lock-unclaimed';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { User } from '#people/user.entity';
import { findClient } from '#projects/find-client';
import { startProject } from '#projects/start-project';

/** Claims a request, once: it becomes a pending project with the viewer as its developer. */
export async function acceptClientStoreRequest(context: Context, id: string): Promise<void> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const activity = await em.transactional(async (tx) => {
    const request = await lockUnclaimed(tx, viewer, id);
    return convertToProject(tx, request, viewer);
  });
  await Promise.all([announceActivity(context, activity), announceRequest(context, { id })]);
}

/** Creates the project in the caller's transaction. It belongs to the client with that email address, now or once they register. */
async function convertToProject(em: EntityManager, request: ClientStoreRequest, viewer: Viewer): Promise<Activity> {
  const developer = em.getReference(User, viewer.id);
  const { name, email, tier, requirements } = request;
  const { project, activity } = await startProject(
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
  );
  request.status = 'accepted';
  request.acceptedBy = developer;
  request.project = project;
  return activity;
}
