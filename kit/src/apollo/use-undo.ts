import type { TypedDocumentNode } from '@apollo/client';
import { toast, type ToastAction } from '../toasts.ts';
import { useOptimisticMutation } from './use-optimistic-mutation.ts';

/**
 * The Undo of a toast, by the id of what was changed. Its document calls `undoChange` and selects what the change affects;
 * lists learn of it like everyone else, by an event, or are refetched by `onUndone`.
 */
export function useUndo<Data>(
  document: TypedDocumentNode<Data, { id: string }>,
  onUndone?: () => unknown,
): (id: string) => ToastAction {
  const [undo] = useOptimisticMutation(document, { failed: "Couldn't undo the change" });
  return (id) => ({
    label: 'Undo',
    run: () =>
      void undo({ variables: { id } }).then((done) => {
        if (!done) return;
        toast({ title: 'Change undone', intent: 'success' });
        onUndone?.();
      }),
  });
}
