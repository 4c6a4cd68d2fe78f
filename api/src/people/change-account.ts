import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { withAudit, type AuditRecord } from '#audit/with-audit';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { forbidden } from '#errors';
import { isFounder } from '#people/is-founder';
import { visibleTo } from '#people/user.access';
import { User } from '#people/user.entity';
import { findActiveKeys, announceEndedKeys, revokeKeys } from '#releases/end-release-keys';

/** What the audit trail tells of a change; null where nothing changed. */
type AccountChange = Pick<AuditRecord, 'action' | 'details'> | null;

/**
 * Changes who a person is to the agency or how they sign in, and ends their sessions everywhere. No one changes their own standing, and no one
 * the founder's. The sessions end inside the transaction: where that is not possible now, nothing changes.
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
    if (user.id === viewer?.id) throw forbidden('Another administrator has to do this to your account');
    if (isFounder(context, user.email)) throw forbidden("The founder's account stays as it is");
    const changed = await change(user, tx);
    if (!changed) return null;
    const label = `${user.firstName} ${user.lastName}`;
    record({ details: user.email, ...changed, subject: { kind: 'user', id: user.id, label } });
    await tx.flush();
    const lost = user.role === 'admin' && !user.deactivatedAt ? [] : await findActiveKeys(tx, user);
    const keys = await revokeKeys(tx, context, { keys: lost, record, details: getRevocationReason(user) });
    await context.endUserSessions(user.id);
    return keys;
  });
  if (ended) await announceEndedKeys(context, ended);
}

const getRevocationReason = ({ email, deactivatedAt }: User): string =>
  deactivatedAt ? `${email} is deactivated` : `${email} is no administrator`;

/** The entry refers to whoever does it: two who change each other at once would wait for each other, were it not in one order. */
async function lockUsers(tx: EntityManager, ids: string[]): Promise<void> {
  if (ids.every(isUuid)) await tx.execute('select id from users where id in (?) order by id for update', [ids]);
}
