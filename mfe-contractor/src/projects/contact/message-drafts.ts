const getKey = (projectId: string) => `projectMessage:${projectId}`;

/** The unsent message to the client of a project, kept for this tab. */
export function readDraft(projectId: string): string {
  try {
    return sessionStorage.getItem(getKey(projectId)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(projectId: string, message: string): void {
  try {
    if (message === '') sessionStorage.removeItem(getKey(projectId));
    else sessionStorage.setItem(getKey(projectId), message);
  } catch {
    // Storage is unavailable or full: the draft is lost with the dialog.
  }
}
