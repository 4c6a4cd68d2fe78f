import { formatRoleName } from 'rules/role-names';
import type { Context } from '#context';
import { getAgencyInbox } from '#mail/addresses';
import type { Mail } from '#mail/mail';
import type { User } from '#people/user.entity';
import type { Project } from '#projects/project.entity';

/** To the agency: a client started a project, which needs a team. Replies go to the client. */
export function createNewProjectNotice(
  project: Project,
  client: User,
  settings: Context['settings'],
): Omit<Mail, 'id'> {
  const name = `${client.firstName} ${client.lastName}`;
  const { id, title, description, tier, priority } = project;
  return {
    to: getAgencyInbox(settings),
    replyTo: { name, address: client.email },
    subject: `New project from ${name}: ${title}`,
    text: `${name} <${client.email}> started a project:

${title}
Tier: ${formatRoleName(tier)}
Priority: ${formatRoleName(priority)}

${description}

Assign a team: ${new URL(`/admin/projects?project=${id}`, settings.publicUrl).href}
`,
  };
}
