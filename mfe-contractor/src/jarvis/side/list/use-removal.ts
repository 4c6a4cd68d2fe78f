import type { RefObject } from 'react';
import { rowId } from './row-id.ts';
import { useDeleteConversation } from './use-delete-conversation.ts';

/**
 * Deletes a row of the list. The focus that stood in it goes to its neighbor, and where there is none to `otherwise`:
 * with the row it would be lost.
 */
export function useRemoval(otherwise: RefObject<HTMLElement | null>, onGone: (id: string) => void) {
  return useDeleteConversation((id) => {
    const row = document.getElementById(rowId(id))?.closest('li');
    if (row?.contains(document.activeElement)) {
      const neighbour = row.nextElementSibling ?? row.previousElementSibling;
      (neighbour?.querySelector('a') ?? otherwise.current)?.focus();
    }
    onGone(id);
  });
}
