import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '#access/viewer';
import { clock } from '#clock';
import { setHold } from '#jobs/hold';
import { User } from '#people/user.entity';
import { compareRow, getInsertedRow, type ChangedRow, type RowMemory } from '#undo/row-memory';
import { UndoableChange } from '#undo/undoable-change.entity';

/** How long a change can be undone: as long as the toast offers it, and two seconds for the request to arrive. */
export const undoMs = 10_000;
/** How long its mails and webhooks wait. */
const holdMs = 12_000;

interface HeldChange {
  kind: string;
  subjectId: string;
  /** The rows that it changed, as they were remembered. */
  remembered: readonly RowMemory[];
  /** Rows that it created: undone, they are deleted. */
  created?: ReadonlyArray<{ entity: EntityClass<{ id: string }>; id: string }>;
}

/**
 * Lets the viewer take back a change, in its transaction and after the change itself. Mails and webhooks that the transaction queues
 * afterward wait until it can't be undone anymore.
 */
export async function holdChange(
  tx: EntityManager,
  viewer: Viewer,
  { kind, subjectId, remembered, created = [] }: HeldChange,
): Promise<void> {
  await tx.flush();
  const rows: ChangedRow[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
  for (const memory of remembered) rows.push(await compareRow(tx, memory));
  // What refers to an inserted row is restored before it is deleted.
  // oxlint-disable-next-line no-await-in-loop -- one connection runs one statement at a time
  for (const { entity, id } of created) rows.push(await getInsertedRow(tx, entity, id));
  const change = tx.create(UndoableChange, {
    kind,
    subjectId,
    person: tx.getReference(User, viewer.id),
    rows,
    heldUntil: new Date(clock.now() + holdMs),
    jobKeys: [],
    deliveryIds: [],
  });
  setHold(tx, change);
}
