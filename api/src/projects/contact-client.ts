import type { ContactClient } from 'rules/project-feedback';
import { announceActivity, recordActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';

/** Writes to the client of a project that one works on; the message stands in its activity. Answers the entry's id. */
export async function contactClient(context: Context, projectId: string, { message }: ContactClient): Promise<string> {
  const { em, viewer } = context;
  const activity = await em.transactional(async (tx) => {
    const project = await findVisible(tx, Project, projectId, visibleTo(viewer));
    const description = `${project.title}: message to the client: ${message}`;
    return recordActivity(tx, { project, actor: viewer, description });
  });
  await announceActivity(context, activity);
  return activity.id;
}
