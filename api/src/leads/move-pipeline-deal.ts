import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type MovePipelineDealInput, statusByPhase } from 'rules/pipeline';
import type { ProjectStatus } from 'rules/projects';
import type { Activity } from '#activity/activity.entity';
import { announceActivity, recordActivity } from '#activity/record-activity';
import { withAudit, type RecordAudit } from '#audit/with-audit';
import { announceRequest } from '#client-store/announce-request';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { conflict } from '#errors';
import { announceLead } from '#leads/announce-lead';
import { announceMovedRequests } from '#leads/move-request';
import { movableBy } from '#leads/pipeline.access';
import { winLead } from '#leads/win-lead';
import { queueProjectWebhooks } from '#projects/queue-project-webhooks';
import { Project } from '#projects/project.entity';
import { recordStatusChange } from '#projects/record-status-change';

/**
 * Moves a project to another phase, or wins a lead and starts its project there. Of two concurrent moves the second is rejected.
 */
export async function movePipelineDeal(
  context: Context,
  id: string,
  { from, to, isLead }: MovePipelineDealInput,
): Promise<void> {
  const status = statusByPhase[to];
  const { activity, request, declined } = await withAudit(context, async (tx, record) =>
    isLead
      ? winLead(tx, context.viewer, id, status)
      : {
          activity: await moveProject(tx, record, context, id, { from: statusByPhase[from], to: status }),
          request: null,
          declined: [],
        },
  );
  await announceActivity(context, activity);
  if (isLead) await announceLead(context, { id });
  if (request) await announceRequest(context, request);
  await announceMovedRequests(context, declined);
}

async function moveProject(
  tx: EntityManager,
  record: RecordAudit,
  { viewer }: Context,
  id: string,
  { from, to }: { from: ProjectStatus; to: ProjectStatus },
): Promise<Activity> {
  const project = await findVisible(tx, Project, id, movableBy(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE });
  const { title, status } = project;
  if (status !== from) throw conflict(`Someone else has already moved ${title}: it's now ${formatStatus(status)}`);
  recordStatusChange(record, viewer, project, to);
  project.status = to;
  await queueProjectWebhooks(tx, project);
  return recordActivity(tx, { project, actor: viewer, description: `${title}: now ${formatStatus(to)}` });
}

const formatStatus = (status: ProjectStatus) => status.replace('_', ' ');
