import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '#clock';
import type { Context } from '#context';
import { requireId } from '#db/find-visible';
import { AppError, conflict, notFound, unauthenticated } from '#errors';
import { undoMs } from '#undo/hold-change';
import { restoreRow } from '#undo/row-memory';
import type { Undo } from '#undo/undo';
import { UndoableChange } from '#undo/undoable-change.entity';
import { WebhookDelivery } from '#webhooks/webhook-delivery.entity';

const tooLate = () => conflict("It's too late to undo this. The change has taken effect");
const changedSince = () =>
  new AppError('CHANGED_MEANWHILE', "This has changed since, so it can't be undone. Reload to see what it is now");

/** Takes back the viewer's last change of a thing. It is as it was before, and its mails and webhooks are not sent. */
export async function undoChange(context: Context, subjectId: string, undos: ReadonlyMap<string, Undo>): Promise<void> {
  const { em, viewer } = context;
  if (!viewer) throw unauthenticated();
  requireId(subjectId);
  const announce = await em.transactional(async (tx) => {
    const change = await tx.findOne(
      UndoableChange,
      { subjectId, person: viewer.id },
      { orderBy: { id: 'desc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!change) throw notFound('change to undo. It may already be undone');
    if (change.createdAt.getTime() + undoMs < clock.now()) throw tooLate();
    await cancelEffects(tx, change);
    for (const row of change.rows) {
      // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
      if (!(await restoreRow(tx, row))) throw changedSince();
    }
    tx.remove(change);
    const undo = undos.get(change.kind);
    if (!undo) throw new Error(`No domain undoes ${change.kind}`);
    return undo(tx, change, context);
  });
  await announce();
}

/** A mail or webhook that is being sent, or was sent, can't be taken back: then nothing is undone. */
async function cancelEffects(tx: EntityManager, { jobKeys, deliveryIds }: UndoableChange): Promise<void> {
  const removed = await tx.execute<unknown[]>(
    `select 1 from jsonb_array_elements_text(?::jsonb) as k (key), lateral graphile_worker.remove_job(k.key) job
      where job.id is not null and job.locked_at is null`,
    [JSON.stringify(jobKeys)],
  );
  if (removed.length < jobKeys.length) throw tooLate();
  await tx.nativeDelete(WebhookDelivery, { id: { $in: deliveryIds } });
}
