import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { forbidden } from '#errors';
import { isFounder } from '#people/is-founder';
import { visibleTo } from '#people/user.access';
import { User } from '#people/user.entity';

/**
 * Changes who a person is to the agency or how they sign in, and ends their sessions everywhere. Nobody changes their own standing, and nobody
 * the founder's. The sessions end inside the transaction: where that is not possible now, nothing changes.
 */
export async function changeStanding(
  context: Context,
  id: string,
  change: (user: User, tx: EntityManager) => boolean | Promise<boolean>,
): Promise<void> {
  const { em, viewer } = context;
  await em.transactional(async (tx) => {
    const user = await findVisible(tx, User, id, visibleTo(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (user.id === viewer?.id) throw forbidden('Another administrator has to do this to your account');
    if (isFounder(context, user.email)) throw forbidden("The founder's account stays as it is");
    if (!(await change(user, tx))) return;
    await tx.flush();
    await context.endSessionsOf(user.id);
  });
}
