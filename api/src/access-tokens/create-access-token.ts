import { LockMode } from '@mikro-orm/core';
import { type CreateAccessToken, defaultTokenDays, maxTokens, tokenPrefix } from 'rules/access-tokens';
import { AccessToken } from '#access-tokens/access-token.entity';
import { queueTokenMail } from '#access-tokens/token-mail';
import { withAudit } from '#audit/with-audit';
import { clock } from '#clock';
import type { Context } from '#context';
import { conflict, unauthenticated } from '#errors';
import { User } from '#people/user.entity';
import { createKey, hashKey } from '#secret-key';

const day = 24 * 60 * 60_000;

/** Creates a token of the viewer. Returns the plain token, which is not stored. The owner gets a mail, so that no one creates one unnoticed. */
export async function createAccessToken(
  context: Context,
  { name, scopes, expiresInDays }: CreateAccessToken,
): Promise<{ id: string; token: string }> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const token = tokenPrefix + createKey();
  const expiresAt = new Date(clock.now() + (expiresInDays ?? defaultTokenDays) * day);
  const id = await withAudit(context, async (tx, record) => {
    // Locked, so that two at once don't exceed the limit.
    const user = await tx.findOneOrFail(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const count = await tx.count(AccessToken, { user, revokedAt: null, expiresAt: { $gt: clock.date() } });
    if (count >= maxTokens)
      throw conflict(`You have ${maxTokens} access tokens, which is the limit. Revoke one that you don't need`);
    const lastFour = token.slice(-4);
    const created = tx.create(AccessToken, {
      user,
      name,
      scopes: [...new Set(scopes)],
      tokenHash: hashKey(token),
      lastFour,
      expiresAt,
    });
    const details = `${created.scopes.join(', ')}; expires ${expiresAt.toISOString().slice(0, 10)}`;
    record({ action: 'access_token_created', subject: { kind: 'access_token', id: created.id, label: name }, details });
    await queueTokenMail(tx, context, created);
    return created.id;
  });
  return { id, token };
}
