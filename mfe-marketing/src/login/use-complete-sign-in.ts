import { useSession, type Viewer } from 'kit/session';
import { toast } from 'kit/toasts';
import { brand } from 'rules/brand';

/** Refreshes the session and shows a toast. The shell navigates on: it knows the portals. */
export function useCompleteSignIn(): (viewer: Viewer) => void {
  const { adopt } = useSession();
  return (viewer) => {
    toast({ title: 'Login Successful', description: `Welcome back to ${brand.name}!`, intent: 'success' });
    adopt(viewer);
  };
}
