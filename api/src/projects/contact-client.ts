import type { ContactClient } from 'rules/project-feedback';
import { announceActivity, recordActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { conflict, unauthenticated } from '#errors';
import { letterFrom } from '#mail/letter';
import type { Mail } from '#mail/mail';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';
import { visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';

/** Writes a mail to the client of a project that one works on; it stands in its activity too. Answers the entry's id. */
export async function contactClient(context: Context, projectId: string, { message }: ContactClient): Promise<string> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  const activity = await em.transactional(async (tx) => {
    const project = await findVisible(tx, Project, projectId, visibleTo(viewer));
    await tx.populate(project, ['client']);
    const sender = await tx.findOneOrFail(User, viewer.id);
    await queueMail(tx, letterFrom(sender, { to: addressOf(project), subject: project.title, message }));
    const description = `${project.title}: message to the client: ${message}`;
    return recordActivity(tx, { project, actor: viewer, description });
  });
  await announceActivity(context, activity);
  return activity.id;
}

/** The client's, or where there is no account yet the e-mail that the project waits for. */
function addressOf({ client, clientEmail }: Project): Mail['to'] {
  if (client) return { name: `${client.firstName} ${client.lastName}`, address: client.email };
  if (clientEmail) return { name: '', address: clientEmail };
  throw conflict('This project has no client to write to. Please enter one first');
}
