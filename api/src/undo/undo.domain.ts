import { defineDomain } from '#define-domain';
import { UndoableChange } from '#undo/undoable-change.entity';

export const undoDomain = defineDomain({
  name: 'undo',
  entities: [UndoableChange],
  prunedTables: {
    pruneUndoableChanges: {
      schedule: '*/10 * * * *',
      rules: [
        {
          data: 'What a change can be undone with, for ten seconds',
          table: 'undoable_changes',
          age: 'created_at',
          keep: '10 minutes',
        },
      ],
    },
  },
});
