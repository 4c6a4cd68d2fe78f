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

/* The next person to sign in on the same tab must not find it. */
const getKey = (personId: string) => `projectDraft:${personId}`;

/** The draft in this tab, or null. */
export function readDraft(personId: string): ProjectDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(getKey(personId)) ?? '{}') as Record<string, unknown>;
    const texts = Object.entries(stored).filter(([name, text]) => name in emptyDraft && typeof text === 'string');
    return texts.length > 0 ? { ...emptyDraft, ...Object.fromEntries(texts) } : null;
  } catch {
    // The stored value is not a draft.
    return null;
  }
}

export function saveDraft(personId: string, draft: ProjectDraft): void {
  const isEmpty = Object.entries(emptyDraft).every(([name, text]) => draft[name as keyof ProjectDraft] === text);
  try {
    if (isEmpty) sessionStorage.removeItem(getKey(personId));
    else sessionStorage.setItem(getKey(personId), JSON.stringify(draft));
  } catch {
    // Storage is disabled or full: the draft is lost with the dialog.
  }
}

export const clearDraft = (personId: string): void => saveDraft(personId, emptyDraft);
