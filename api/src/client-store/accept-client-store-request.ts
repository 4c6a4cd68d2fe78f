import type { EntityManager } from '@mikro-orm/postgresql';
import { tierFees } from 'rules/create-project';
import type { Viewer } from '#access/viewer';
import type { Activity } from '#activity/activity.entity';
import { announceActivity } from '#activity/record-activity';
import { announceRequest } from '#client-store/announce-request';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { lockUnclaimed } from '#client-store/lock-unclaimed';
import type { Context } from '#context';
import { unauthenticated } from '#errors';
import { User } from '#people/user.entity';
import { findClient } from '#projects/find-client';
import { startProject } from '#projects/start-project';
import { holdChange } from '#undo/hold-change';
import { rememberRow, type RowMemory } from '#undo/row-memory';

/** Claims a request, once: it becomes a pending project with the viewer as its developer. They can undo it. */
export async function acceptClientStoreRequest(context: Context, id: string): Promise<void> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const activity = await em.transactional(async (tx) => {
    const request = await lockUnclaimed(tx, viewer, id);
    const before = await rememberRow(tx, ClientStoreRequest, id);
    return convertToProject(tx, request, viewer, before);
  });
  await Promise.all([announceActivity(context, activity), announceRequest(context, { id })]);
}

/** Creates the project in the caller's transaction. It belongs to the client with that email address, now or once they register. */
async function convertToProject(
  em: EntityManager,
  request: ClientStoreRequest,
  viewer: Viewer,
  before: RowMemory,
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
      const change = { kind: 'request_accepted', subjectId: request.id, remembered: [before], created: project };
      return holdChange(em, viewer, change);
    },
  );
  return activity;
}
