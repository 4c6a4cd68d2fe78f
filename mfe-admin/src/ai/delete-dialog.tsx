import { ConfirmDialog } from 'kit/dialog';

export interface DeleteTarget {
  /** The kind of item, as in "prompt template". */
  kind: string;
  name: string;
  /** Deletes the item. Returns false if that failed; the error has already been shown. */
  remove: () => Promise<boolean>;
}

/** Confirms the deletion of a template, document or resource. */
export function DeleteDialog({ deleteTarget, onClose }: { deleteTarget: DeleteTarget | null; onClose: () => void }) {
  return (
    <ConfirmDialog
      isOpen={deleteTarget !== null}
      confirmation={
        deleteTarget && {
          title: `Delete ${deleteTarget.kind}`,
          message: `Are you sure you want to delete “${deleteTarget.name}”? This action cannot be undone.`,
          confirmLabel: 'Delete',
          pendingLabel: 'Deleting…',
          intent: 'danger',
          run: deleteTarget.remove,
        }
      }
      onClose={onClose}
    />
  );
}
