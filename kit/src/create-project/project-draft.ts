export type ProjectDraft = typeof emptyDraft;

export const emptyDraft = {
  title: '',
  description: '',
  tier: '',
  priority: 'medium',
  workingLocation: '',
  technologies: '',
  estimatedWeeks: '',
};

/* Whoever signs in next in the same tab does not find it. */
const getKey = (personId: string) => `projectDraft:${personId}`;

/** What a person has begun, in this tab; null where that is nothing. */
export function readDraft(personId: string): ProjectDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(getKey(personId)) ?? '{}') as Record<string, unknown>;
    const texts = Object.entries(stored).filter(([name, text]) => name in emptyDraft && typeof text === 'string');
    return texts.length > 0 ? { ...emptyDraft, ...Object.fromEntries(texts) } : null;
  } catch {
    // Whatever stands there, a draft it is not.
    return null;
  }
}

export function saveDraft(personId: string, draft: ProjectDraft): void {
  const isEmpty = Object.entries(emptyDraft).every(([name, text]) => draft[name as keyof ProjectDraft] === text);
  try {
    if (isEmpty) sessionStorage.removeItem(getKey(personId));
    else sessionStorage.setItem(getKey(personId), JSON.stringify(draft));
  } catch {
    // Storage is switched off, or full: the draft is lost with the dialog.
  }
}

export const clearDraft = (personId: string): void => saveDraft(personId, emptyDraft);
