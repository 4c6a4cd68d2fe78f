import type { EntityManager } from '@mikro-orm/postgresql';
import type { Project } from '#projects/project.entity';
import { queueWebhooks } from '#webhooks/queue-webhooks';

/** Tells receivers of webhooks about a new or changed project, in the transaction of the change. */
export const queueProjectWebhooks = (tx: EntityManager, project: Project): Promise<void> => {
  const { id, title, status, tier, progress, priority, rating, liveUrl, stagingUrl } = project;
  const { client, developer, tester, projectManager } = project;
  return queueWebhooks(tx, 'project.changed', {
    id,
    title,
    status,
    tier,
    progress,
    priority,
    rating,
    liveUrl,
    stagingUrl,
    clientId: client?.id ?? null,
    developerId: developer?.id ?? null,
    testerId: tester?.id ?? null,
    projectManagerId: projectManager?.id ?? null,
  });
};
