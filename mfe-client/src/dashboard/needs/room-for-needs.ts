const getKey = (personId: string) => `room-for-needs:${personId}`;

/**
 * How high what waits stood last, in pixels: kept for it while it loads, so that nothing below moves when it comes. Null where
 * this person has not seen it in this browser session.
 */
export function roomForNeeds(personId: string): number | null {
  try {
    const kept = sessionStorage.getItem(getKey(personId));
    return kept === null ? null : Number(kept) || 0;
  } catch {
    return null;
  }
}

export function keepRoomForNeeds(personId: string, height: number): void {
  try {
    sessionStorage.setItem(getKey(personId), String(height));
  } catch {
    // Without a storage every time is the first.
  }
}
