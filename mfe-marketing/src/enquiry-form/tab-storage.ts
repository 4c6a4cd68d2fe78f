/*
 * What a visitor has begun is kept for this tab: it survives a reload, and the next person at the same computer does not
 * find someone's name and telephone number. A browser that keeps nothing at all only loses that.
 */

export function saveToTabStorage(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is switched off, or full.
  }
}

export function readFromTabStorage(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

export function removeFromTabStorage(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
