export const pendingInvitationKey = 'pendingInvitation';

/** An invitation that was checked by its login code and waits for its registration, kept for this browser session. */
export interface PendingInvitation {
  code: string;
  email: string;
  /** The contractor role where there is one, else the role. */
  role: string;
}

export function readPendingInvitation(): PendingInvitation | null {
  try {
    const { code, email, role } = JSON.parse(sessionStorage.getItem(pendingInvitationKey) ?? '{}') as Record<
      string,
      unknown
    >;
    if (typeof code !== 'string' || typeof email !== 'string' || typeof role !== 'string') return null;
    return { code, email, role };
  } catch {
    // Whatever stands there, an invitation it is not.
    return null;
  }
}

export const hasPendingInvitation = (): boolean => readPendingInvitation() !== null;

export function savePendingInvitation({ code, email, role }: PendingInvitation): void {
  sessionStorage.setItem(pendingInvitationKey, JSON.stringify({ code, email, role }));
}

export function clearPendingInvitation(): void {
  sessionStorage.removeItem(pendingInvitationKey);
}
