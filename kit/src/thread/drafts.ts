const getKey = (ticketId: string) => `ticket-draft:${ticketId}`;

/** What one has begun to write on a ticket, kept for this browser session. */
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
    // A full storage costs the draft at a reload, nothing now.
  }
}
