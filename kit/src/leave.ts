import { createContext, useContext } from 'react';
import { pendingInvitationKey } from './pending-invitation.ts';

/** Leaves the application for a page that the server answers itself, such as /api/logout. */
export type NavigateExternally = (path: string) => void;

const ExternalNavigationContext = createContext<NavigateExternally>((path) => window.location.assign(path));

/** A test gives its own way to leave. */
export const ExternalNavigationProvider = ExternalNavigationContext.Provider;

export const useExternalNavigation = (): NavigateExternally => useContext(ExternalNavigationContext);

/** Ends the session: the server does it, and shows the signed-out home. The tab forgets what was typed in it. */
export function useSignOut(): () => void {
  const navigateExternally = useExternalNavigation();
  return () => {
    clearDrafts();
    navigateExternally('/api/logout');
  };
}

/** All but an invitation: whoever signs out here to redeem it goes on with it. */
function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key !== pendingInvitationKey) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
