/** What someone has begun to write, in this tab of the browser; null where that is nothing. */
export function kept<Draft extends Record<string, string>>(key: string, empty: Draft): Draft | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const texts = Object.entries(found).filter(([name, text]) => name in empty && typeof text === 'string');
    return texts.length > 0 ? { ...empty, ...Object.fromEntries(texts) } : null;
  } catch {
    // Whatever stands there, a draft it is not.
    return null;
  }
}

export function keep(key: string, draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is switched off, or full: the draft is lost with the page.
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
