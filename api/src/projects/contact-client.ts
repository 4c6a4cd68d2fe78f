import { brand } from 'rules/brand';
import type { ContactClient } from 'rules/project-feedback';
import { announceActivity, recordActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { conflict } from '#errors';
import type { Mail } from '#mail/mail';
import { sendPersonalEmail } from '#people/send-personal-email';
import { canSeeClientAccount, visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';

/** Writes a mail to the client of a project that the viewer works on, and records it in the activity. Returns the entry's id. */
export async function contactClient(context: Context, projectId: string, { message }: ContactClient): Promise<string> {
  const { em, viewer } = context;
  const project = await findVisible(em, Project, projectId, visibleTo(viewer));
  await em.populate(project, ['client']);
  const hasAccount = project.client !== null && canSeeClientAccount(viewer, project);
  const to = getClientAddress(project);
  const subject = hasAccount ? project.title : `${brand.name}: ${project.title}`;
  const activity = await sendPersonalEmail(context, { to, subject, hasAccount }, message, async (tx) => {
    const description = `${project.title}: message to the client: ${message}`;
    return recordActivity(tx, { project, actor: viewer, description });
  });
  await announceActivity(context, activity);
  return activity.id;
}

/** The client's email or, without an account, the one stored on the project. */
function getClientAddress({ client, clientEmail }: Project): Mail['to'] {
  if (clientEmail) return { name: '', address: clientEmail };
  if (client) return { name: `${client.firstName} ${client.lastName}`, address: client.email };
  throw conflict('This project has no client yet. Add one first');
}
