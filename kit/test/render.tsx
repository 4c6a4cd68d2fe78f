import { render } from '@testing-library/react';
import { MemoryRouter } from '../src/router.ts';
import { ExternalNavigationProvider } from '../src/leave.ts';
import { SessionProvider, useSession } from '../src/session.tsx';
import { KitTheme } from '../src/theme.ts';
import { Reauthentication } from '../src/reauthentication.ts';
import { Toaster } from '../src/toasts.ts';
import { getCurrentToast, dismissToast } from '../src/toasts/toast-store.ts';
import type { ReactNode } from 'react';

interface Options {
  path?: string;
  /** False for a screen that brings the toaster along. */
  toaster?: boolean;
}

/** Shows a screen where the shell would have it. Answers the paths that the page was left for. */
export function renderInPage(screen: ReactNode, { path = '/', toaster = true }: Options = {}): { left: string[] } {
  const left: string[] = [];
  // The toaster belongs to the page and not to a test: what the test before has said is not said again.
  dismissToast(getCurrentToast()?.id ?? 0);
  render(
    <KitTheme>
      <ExternalNavigationProvider value={(to) => void left.push(to)}>
        <SessionProvider>
          <MemoryRouter initialEntries={[path]}>
            {screen}
            <Reauthentication />
            {toaster && <Toaster />}
          </MemoryRouter>
        </SessionProvider>
      </ExternalNavigationProvider>
    </KitTheme>,
  );
  return { left };
}

/** Stands where the gate stands: shows a screen to whoever is signed in, as soon as the page knows it. */
export function SignedIn({ children }: { children: ReactNode }) {
  return useSession().viewer && children;
}

/** The same for a public screen, which is there as soon as the page knows that no one is signed in. */
export function SessionLoaded({ children }: { children: ReactNode }) {
  return !useSession().loading && children;
}
