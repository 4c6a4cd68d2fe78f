import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Activity } from '#activity/activity.entity';
import { recordActivity } from '#activity/record-activity';
import { queueProjectWebhooks } from '#projects/queue-project-webhooks';
import { Project } from '#projects/project.entity';

/**
 * Creates a project with its first activity entry, in the caller's transaction. `complete` changes what else changes with it, before
 * its webhooks are queued.
 */
export async function startProject(
  em: EntityManager,
  data: RequiredEntityData<Project>,
  actor: { id: string } | null,
  complete?: (project: Project) => Promise<void>,
): Promise<{ project: Project; activity: Activity }> {
  const project = em.create(Project, data);
  await complete?.(project);
  await queueProjectWebhooks(em, project);
  return {
    project,
    activity: recordActivity(em, { project, actor, description: `${project.title}: project started` }),
  };
}
