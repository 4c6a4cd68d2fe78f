import type { EntityManager } from '@mikro-orm/postgresql';
import { brand } from 'rules/brand';
import type { Context } from '#context';
import { isWithinLimit } from '#limits/is-within-limit';
import { queueMail } from '#mail/queue-mail';
import type { Task } from '#tasks/task.entity';

/**
 * Tells the new assignee of a task about it, in the caller's transaction and within the viewer's mail quota, unless they assigned it
 * themselves or want no such mail.
 */
export async function mailAssignee(
  tx: EntityManager,
  { viewer, settings, limits }: Context,
  { id, title, dueOn, project, assignee }: Task,
): Promise<void> {
  if (!viewer || !assignee || assignee.id === viewer.id || !assignee.wantsTaskMail || assignee.deactivatedAt) return;
  if (!(await isWithinLimit(limits, 'mailByPerson', { person: viewer.id }))) return;
  await tx.populate(project, ['title']);
  const link = new URL(`/contractor?tab=tasks&task=${id}`, settings.publicUrl);
  const due = dueOn ? ` It is due on ${formatDay(dueOn)}.` : '';
  await queueMail(tx, {
    to: { name: `${assignee.firstName} ${assignee.lastName}`, address: assignee.email },
    subject: `Task: ${title}`,
    text: [
      `“${title}” in ${project.title} is now yours.${due}`,
      `View the task: ${link.href}`,
      `To stop these emails, change your email settings: ${new URL('/account', settings.publicUrl).href}`,
      `${brand.name}\n`,
    ].join('\n\n'),
  });
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const formatDay = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
