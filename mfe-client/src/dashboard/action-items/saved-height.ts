const getStorageKey = (personId: string) => `room-for-needs:${personId}`;

/**
 * How high what waits stood last, in pixels: kept for it while it loads, so that nothing below moves when it comes. Null where
 * this person has not seen it in this browser session.
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
    // Without a storage every time is the first.
  }
}
