import type { RefObject } from 'react';
import { getConversationLinkId } from './row-id.ts';
import { useDeleteConversation } from './use-delete-conversation.ts';

/**
 * Deletes a row of the list. Focus inside it would be lost, so it moves to a neighboring row, or to `otherwise` if there is none.
 */
export function useDeleteWithFocus(fallbackFocus: RefObject<HTMLElement | null>, onDeleted: (id: string) => void) {
  return useDeleteConversation((id) => {
    const row = document.getElementById(getConversationLinkId(id))?.closest('li');
    if (row?.contains(document.activeElement)) {
      const neighbor = row.nextElementSibling ?? row.previousElementSibling;
      (neighbor?.querySelector('a') ?? fallbackFocus.current)?.focus();
    }
    onDeleted(id);
  });
}
