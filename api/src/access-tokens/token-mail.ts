import type { EntityManager } from '@mikro-orm/postgresql';
import { describeScopes } from 'rules/access-tokens';
import { brand } from 'rules/brand';
import type { AccessToken } from '#access-tokens/access-token.entity';
import type { Context } from '#context';
import { queueMail } from '#mail/queue-mail';

/** Notifies the owner of a new token, in the transaction that creates it. */
export async function queueTokenMail(
  tx: EntityManager,
  { settings: { publicUrl }, address }: Context,
  { user, name, scopes, lastFour, expiresAt }: AccessToken,
): Promise<void> {
  await queueMail(tx, {
    to: { name: `${user.firstName} ${user.lastName}`.trim(), address: user.email },
    subject: `${brand.name}: new access token`,
    text: `Hello ${user.firstName},

An access token for your account was created at ${publicUrl.origin}:

  Name:         ${name}
  Ends in:      ${lastFour}
  Permissions:  ${describeScopes(scopes)}
  Expires:      ${expiresAt.toISOString().slice(0, 10)}
  Created from: ${address ?? 'unknown address'}

With it, a program can act in your name within these permissions. If this wasn't you, revoke the token and change your
password at ${new URL('/account', publicUrl).href}

${brand.name}
`,
  });
}
