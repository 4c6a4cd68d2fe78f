const getStorageKey = (projectId: string) => `projectMessage:${projectId}`;

/** The unsent message to the client of a project, kept for this tab. */
export function readDraft(projectId: string): string {
  try {
    return sessionStorage.getItem(getStorageKey(projectId)) ?? '';
  } catch {
    return '';
  }
}

export function saveDraft(projectId: string, message: string): void {
  try {
    if (message === '') sessionStorage.removeItem(getStorageKey(projectId));
    else sessionStorage.setItem(getStorageKey(projectId), message);
  } catch {
    // Storage is unavailable or full: the draft is lost with the dialog.
  }
}
