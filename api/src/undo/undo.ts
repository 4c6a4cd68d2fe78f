import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#context';
import type { UndoableChange } from '#undo/undoable-change.entity';

/**
 * What follows when a change of one kind is undone and its rows are what they were: recorded in the same transaction, and announced
 * by the function that it returns, after it.
 */
export type Undo = (tx: EntityManager, change: UndoableChange, context: Context) => Promise<() => Promise<void>>;
