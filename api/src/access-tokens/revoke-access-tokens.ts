import type { EntityManager } from '@mikro-orm/postgresql';
import { toTokenSessionId } from '#access/access-token';
import { ownedBy, visibleTo } from '#access-tokens/access-token.access';
import { AccessToken } from '#access-tokens/access-token.entity';
import { type RecordAudit, withAudit } from '#audit/with-audit';
import { clock } from '#clock';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { forbidden } from '#errors';
import { isFounder } from '#people/is-founder';
import { User } from '#people/user.entity';

/** Revokes one of the viewer's tokens: the next request with it is refused, on every server, and its sockets close. */
export async function revokeAccessToken(context: Context, id: string): Promise<void> {
  const token = await withAudit(context, async (tx, record) => {
    const found = await findVisible(tx, AccessToken, id, ownedBy(context.viewer));
    revoke([found], record);
    return found;
  });
  await closeTokenSockets(context, [token]);
}

/** The same for an administrator and a token of someone else. Nothing of the founder is changed by others. */
export async function revokeUserAccessToken(context: Context, id: string): Promise<void> {
  const token = await withAudit(context, async (tx, record) => {
    const found = await findVisible(tx, AccessToken, id, visibleTo(context.viewer));
    const { email, id: ownerId } = await tx.findOneOrFail(User, found.user.id);
    if (isFounder(context, email) && ownerId !== context.viewer?.id)
      throw forbidden("The founder's account can't be changed");
    revoke([found], record, `of ${email}`);
    return found;
  });
  await closeTokenSockets(context, [token]);
}

/**
 * Revokes the tokens of a person whose role or account changes, in that transaction. Pass the result to `closeTokenSockets` once it has
 * committed.
 */
export async function revokeUserTokens(
  tx: EntityManager,
  userId: string,
  record: RecordAudit,
  details: string,
): Promise<readonly AccessToken[]> {
  const tokens = await tx.find(AccessToken, { user: userId, revokedAt: null, expiresAt: { $gt: clock.date() } });
  revoke(tokens, record, details);
  return tokens;
}

function revoke(tokens: readonly AccessToken[], record: RecordAudit, details: string | null = null): void {
  for (const token of tokens) {
    token.revokedAt = clock.date();
    const subject = { kind: 'access_token' as const, id: token.id, label: token.name };
    record({ action: 'access_token_revoked', subject, details });
  }
}

/** If publishing fails, the regular check of open sockets closes them. */
export async function closeTokenSockets({ bus, log }: Context, tokens: readonly AccessToken[]): Promise<void> {
  try {
    await Promise.all(tokens.map(({ id }) => bus.publish('sessionEnded', { sessionId: toTokenSessionId(id) })));
  } catch (err) {
    log.warn({ err }, 'the sockets of a revoked access token could not be closed');
  }
}
