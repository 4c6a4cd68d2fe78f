import type { EntityManager } from '@mikro-orm/postgresql';
import { brand } from 'rules/brand';
import type { Context } from '#context';
import { queueMail } from '#mail/queue-mail';
import { findActorName } from '#releases/actor-name';
import type { ReleaseKey } from '#releases/release-key.entity';

/** Notifies the holder of a new key, in the transaction that creates it. */
export async function queueKeyMail(tx: EntityManager, context: Context, key: ReleaseKey): Promise<void> {
  const { name, holder, holderEmail, remotes, expiresAt } = key;
  if (holderEmail === null) return;
  const { publicUrl } = context.settings;
  await queueMail(tx, {
    to: { name: holder ? `${holder.firstName} ${holder.lastName}`.trim() : holderEmail, address: holderEmail },
    subject: `${brand.name}: a release key in your name`,
    text: `Hello${holder ? ` ${holder.firstName}` : ''},

A release key was created in your name at ${publicUrl.origin}:

  Team:        ${name}
  Publishes:   ${remotes.join(', ')}
  Created by:  ${await findActorName(context)}
  Expires:     ${expiresAt.toISOString().slice(0, 10)}

What it publishes is listed under your email. If you didn't expect this key, reply to this email or contact an
administrator, who can revoke it at ${new URL('/admin/releases', publicUrl).href}

${brand.name}
`,
  });
}
