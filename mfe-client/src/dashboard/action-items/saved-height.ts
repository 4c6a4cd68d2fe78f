const getStorageKey = (personId: string) => `room-for-needs:${personId}`;

/**
 * The last height of the action items in pixels, reserved while they load to avoid layout shift. Null if this user
 * hasn't loaded them in this browser session.
 */
export function readActionItemsHeight(personId: string): number | null {
  try {
    const stored = sessionStorage.getItem(getStorageKey(personId));
    return stored === null ? null : Number(stored) || 0;
  } catch {
    return null;
  }
}

export function saveActionItemsHeight(personId: string, height: number): void {
  try {
    sessionStorage.setItem(getStorageKey(personId), String(height));
  } catch {
    // Without storage, every visit is the first.
  }
}
