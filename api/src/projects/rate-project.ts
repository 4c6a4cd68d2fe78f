import { LockMode } from '@mikro-orm/core';
import type { RateProject } from 'rules/project-feedback';
import { announceActivity, recordActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { matches } from '#db/where';
import { conflict } from '#errors';
import { ratableBy, visibleTo } from '#projects/project.access';
import { queueProjectWebhooks } from '#projects/queue-project-webhooks';
import { Project } from '#projects/project.entity';

/** Stores a client's rating of their completed project, once. */
export async function rateProject(context: Context, id: string, { rating }: RateProject): Promise<void> {
  const { em, viewer } = context;
  const activity = await em.transactional(async (tx) => {
    const project = await findVisible(tx, Project, id, visibleTo(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!matches(ratableBy(viewer), project))
      throw conflict(
        project.rating === null ? "You can rate a project once it's completed" : "You've already rated this project",
      );
    project.rating = rating;
    await queueProjectWebhooks(tx, project);
    project.clientEmail = null; // the client's account is visible from now on
    return recordActivity(tx, { project, actor: viewer, description: `${project.title}: rated ${rating} of 5` });
  });
  await announceActivity(context, activity);
}
