import { createContext, useContext } from 'react';
import { pendingInvitationKey } from './pending-invitation.ts';

/** Leaves the application for a page that the server answers itself, such as /api/logout. */
export type Leave = (path: string) => void;

const LeaveContext = createContext<Leave>((path) => window.location.assign(path));

/** A test gives its own way to leave. */
export const LeaveProvider = LeaveContext.Provider;

export const useLeave = (): Leave => useContext(LeaveContext);

/** Ends the session: the server does it, and shows the signed-out home. The tab forgets what was typed in it. */
export function useSignOut(): () => void {
  const leave = useLeave();
  return () => {
    forgetDrafts();
    leave('/api/logout');
  };
}

/** All but an invitation: whoever signs out here to redeem it goes on with it. */
function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key !== pendingInvitationKey) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
