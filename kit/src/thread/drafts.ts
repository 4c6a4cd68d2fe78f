const getKey = (ticketId: string) => `ticket-draft:${ticketId}`;

/** The draft of a message on a ticket, kept for this browser session. */
export function readDraft(ticketId: string): string {
  try {
    return sessionStorage.getItem(getKey(ticketId)) ?? '';
  } catch {
    return '';
  }
}

export function saveDraft(ticketId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(getKey(ticketId));
    else sessionStorage.setItem(getKey(ticketId), text);
  } catch {
    // With full storage, the draft is lost only at a reload.
  }
}
