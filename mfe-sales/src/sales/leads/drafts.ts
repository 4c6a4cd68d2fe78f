/** A draft, kept in this browser tab; null if there is none. */
export function readDraft<Draft extends Record<string, string>>(key: string, empty: Draft): Draft | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const texts = Object.entries(found).filter(([name, text]) => name in empty && typeof text === 'string');
    return texts.length > 0 ? { ...empty, ...Object.fromEntries(texts) } : null;
  } catch {
    // The stored value isn't a valid draft.
    return null;
  }
}

export function saveDraft(key: string, draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is unavailable or full: the draft is lost with the page.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable: nothing was stored.
  }
}
