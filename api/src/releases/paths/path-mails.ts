import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAudiences } from 'rules/audience-labels';
import { brand } from 'rules/brand';
import type { PortalPathStatus } from 'rules/portal-rows';
import type { Context } from '#context';
import { queueMail } from '#mail/queue-mail';
import { User } from '#people/user.entity';
import type { PortalPath } from '#releases/paths/portal-path.entity';

interface PathChange {
  path: PortalPath;
  /** A release key, or an administrator by email. */
  by: string;
}

const statusTexts: Record<PortalPathStatus, { subject: string; next: string }> = {
  requested: { subject: 'is waiting for your approval', next: 'No one can open it until an administrator approves it' },
  approved: { subject: 'was approved', next: "If you didn't expect this, retire it" },
  declined: { subject: 'was declined', next: "If you didn't expect this, approve it" },
  retired: { subject: 'was retired', next: "If you didn't expect this, restore it" },
  withdrawn: { subject: 'was withdrawn', next: 'No one can decide about it anymore' },
  replaced: { subject: 'was replaced', next: "If you didn't expect this, check the new row" },
};

/** Notifies every administrator of a change to a path, in its transaction. */
export async function queuePathMails(
  tx: EntityManager,
  { publicUrl }: Context['settings'],
  { path: { path, title, remote, audiences, status, version }, by }: PathChange,
): Promise<void> {
  const { subject, next } = statusTexts[status];
  const administrators = await tx.find(User, { role: 'admin', deactivatedAt: null }, { orderBy: { email: 'asc' } });
  for (const { email, firstName, lastName } of administrators)
    await queueMail(tx, {
      to: { name: `${firstName} ${lastName}`.trim(), address: email },
      subject: `${brand.name}: ${path} ${subject}`,
      text: `Hello ${firstName},

The portal ${title} at ${new URL(path, publicUrl).href} ${subject}:

  Portal:   ${remote}
  Title:    ${title}
  Path:     ${path}
  Open to:  ${formatAudiences(audiences)}
  Version:  ${version}
  By:       ${by}

${next}:

${new URL('/admin/releases', publicUrl).href}

${brand.name}
`,
    });
}
