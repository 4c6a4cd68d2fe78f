import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { closeTokenSockets, revokeUserTokens } from '#access-tokens/revoke-access-tokens';
import { withAudit, type AuditRecord } from '#audit/with-audit';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { forbidden } from '#errors';
import { announceUser } from '#people/announce-user';
import { isFounder } from '#people/is-founder';
import { visibleTo } from '#people/user.access';
import { User } from '#people/user.entity';
import { findActiveKeys, announceEndedKeys, revokeKeys } from '#releases/end-release-keys';

/** The audit details of a change; null if nothing changed. */
type AccountChange = Pick<AuditRecord, 'action' | 'details'> | null;

/**
 * Changes a person's role or account status, ends all their sessions and revokes their access tokens. No one can change their own account or the founder's. Sessions
 * end inside the transaction: if they can't be ended, nothing changes.
 */
export async function changeAccount(
  context: Context,
  id: string,
  change: (user: User, tx: EntityManager) => AccountChange | Promise<AccountChange>,
): Promise<void> {
  const { viewer } = context;
  const ended = await withAudit(context, async (tx, record) => {
    await lockUsers(tx, [id, viewer?.id ?? id]);
    const user = await findVisible(tx, User, id, visibleTo(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (user.id === viewer?.id) throw forbidden("You can't change your own account. Ask another administrator");
    if (isFounder(context, user.email)) throw forbidden("The founder's account can't be changed");
    const changed = await change(user, tx);
    if (!changed) return null;
    const label = `${user.firstName} ${user.lastName}`;
    record({ details: user.email, ...changed, subject: { kind: 'user', id: user.id, label } });
    await tx.flush();
    const lost = user.role === 'admin' && !user.deactivatedAt ? [] : await findActiveKeys(tx, user);
    const keys = await revokeKeys(tx, context, { keys: lost, record, details: getRevocationReason(user) });
    const tokens = await revokeUserTokens(tx, user.id, record, `of ${user.email}`);
    await context.endUserSessions(user.id);
    return { keys, tokens };
  });
  if (!ended) return;
  await announceUser(context, { id });
  await announceEndedKeys(context, ended.keys);
  await closeTokenSockets(context, ended.tokens);
}

const getRevocationReason = ({ email, deactivatedAt }: User): string =>
  deactivatedAt ? `${email} is deactivated` : `${email} is not an administrator`;

/** The audit entry locks its author too. A fixed lock order prevents a deadlock between two who change each other at once. */
async function lockUsers(tx: EntityManager, ids: string[]): Promise<void> {
  if (ids.every(isUuid)) await tx.execute('select id from users where id in (?) order by id for update', [ids]);
}
