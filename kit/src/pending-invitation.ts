const key = 'pendingInvitation';

/** An invitation that was checked by its login code and waits for its registration, kept for this browser session. */
export function hasPendingInvitation(): boolean {
  return sessionStorage.getItem(key) !== null;
}
