import type { RefObject } from 'react';
import { rowId } from './row-id.ts';
import { useDeleteConversation } from './use-delete-conversation.ts';

/**
 * Deletes a row of the list. Focus inside it would be lost, so it moves to a neighboring row, or to `otherwise` if there is none.
 */
export function useRemoval(otherwise: RefObject<HTMLElement | null>, onGone: (id: string) => void) {
  return useDeleteConversation((id) => {
    const row = document.getElementById(rowId(id))?.closest('li');
    if (row?.contains(document.activeElement)) {
      const neighbor = row.nextElementSibling ?? row.previousElementSibling;
      (neighbor?.querySelector('a') ?? otherwise.current)?.focus();
    }
    onGone(id);
  });
}
