import { createContext, useContext } from 'react';

/** Leaves the application for a page that the server answers itself, such as /api/logout. */
export type Leave = (path: string) => void;

const LeaveContext = createContext<Leave>((path) => window.location.assign(path));

/** A test gives its own way to leave. */
export const LeaveProvider = LeaveContext.Provider;

export const useLeave = (): Leave => useContext(LeaveContext);

/** Ends the session: the server does it, and shows the signed-out home. */
export function useSignOut(): () => void {
  const leave = useLeave();
  return () => leave('/api/logout');
}
