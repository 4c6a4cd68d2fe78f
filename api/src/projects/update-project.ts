import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { UpdateProjectInput } from 'rules/projects';
import { announceActivity, recordActivity } from '#activity/record-activity';
import type { Viewer } from '#access/viewer';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { matches } from '#db/where';
import { conflict, forbidden } from '#errors';
import { findClient, lockClientEmail } from '#projects/find-client';
import { canSeeClientAccount, updatableBy, visibleTo } from '#projects/project.access';
import { queueProjectWebhooks } from '#projects/queue-project-webhooks';
import { Project } from '#projects/project.entity';
import { recordStatusChange } from '#projects/record-status-change';

/** Changes a project and records it in the activity. Concurrent changes run one after the other. */
export async function updateProject(
  context: Context,
  id: string,
  input: UpdateProjectInput,
  ifUpdatedAt: Version,
): Promise<void> {
  const { viewer } = context;
  const activity = await withAudit(context, async (tx, record) => {
    // Locked before the row: registration takes the locks in the same order.
    if (input.clientEmail) await lockClientEmail(tx, input.clientEmail);
    const project = await findVisible(tx, Project, id, visibleTo(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!matches(updatableBy(viewer), project))
      throw forbidden("Only the project's developer and project manager can change it");
    requireUnchanged(project, ifUpdatedAt, 'project');
    const changes = describeChanges(project, input);
    if (input.status) recordStatusChange(record, viewer, project, input.status);
    project.status = input.status ?? project.status;
    project.progress = input.progress ?? project.progress;
    if (input.liveUrl !== undefined) project.liveUrl = input.liveUrl;
    if (input.stagingUrl !== undefined) project.stagingUrl = input.stagingUrl;
    if (input.clientEmail) await setClient(tx, project, input.clientEmail, viewer);
    await queueProjectWebhooks(tx, project);
    return changes.length > 0
      ? recordActivity(tx, { project, actor: viewer, description: `${project.title}: ${changes.join(', ')}` })
      : null;
  });
  if (activity) await announceActivity(context, activity);
}

/** A project whose client is known by account can't be given to another. */
async function setClient(tx: EntityManager, project: Project, email: string, viewer: Viewer | null): Promise<void> {
  if (project.client && canSeeClientAccount(viewer, project)) throw conflict('This project already has a client');
  Object.assign(project, await findClient(tx, email, viewer));
}

function describeChanges(
  project: Project,
  { status, progress, liveUrl, stagingUrl, clientEmail }: UpdateProjectInput,
): string[] {
  const changes: string[] = [];
  if (status && status !== project.status) changes.push(`now ${status.replace('_', ' ')}`);
  if (progress !== undefined && progress !== project.progress) changes.push(`${progress}% complete`);
  if (liveUrl && liveUrl !== project.liveUrl) changes.push('live address added');
  if (clientEmail && clientEmail !== project.clientEmail) changes.push('client entered');
  if (stagingUrl && stagingUrl !== project.stagingUrl) changes.push('staging address added');
  return changes;
}
