export const pendingInvitationKey = 'pendingInvitation';

/** An invitation whose login code was validated and whose registration is pending, kept for this browser session. */
export interface PendingInvitation {
  code: string;
  email: string;
  /** The contractor role if there is one, else the role. */
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
    // The stored value is not an invitation.
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
