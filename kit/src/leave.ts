import { createContext, useContext } from 'react';
import { pendingInvitationKey } from './pending-invitation.ts';

/** Leaves the application for a page that the server handles, such as /api/logout. */
export type NavigateExternally = (path: string) => void;

const ExternalNavigationContext = createContext<NavigateExternally>((path) => window.location.assign(path));

/** Tests provide their own navigation. */
export const ExternalNavigationProvider = ExternalNavigationContext.Provider;

export const useExternalNavigation = (): NavigateExternally => useContext(ExternalNavigationContext);

/** Signs out: the server ends the session and shows the signed-out home page. The tab's stored entries are cleared. */
export function useSignOut(): () => void {
  const navigateExternally = useExternalNavigation();
  return () => {
    clearDrafts();
    navigateExternally('/api/logout');
  };
}

/** Everything except an invitation: someone who signs out to redeem it continues with it. */
function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key !== pendingInvitationKey) sessionStorage.removeItem(key);
  } catch {
    // A browser without storage has nothing to clear.
  }
}
