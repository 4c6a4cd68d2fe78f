import { render } from '@testing-library/react';
import { MemoryRouter } from '../src/router.ts';
import { ExternalNavigationProvider } from '../src/leave.ts';
import { SessionProvider, useSession } from '../src/session.tsx';
import { Reauthentication } from '../src/reauthentication.ts';
import { Toaster } from '../src/toasts.ts';
import { getCurrentToast, dismissToast } from '../src/toasts/toast-store.ts';
import type { ReactNode } from 'react';

interface Options {
  path?: string;
  /** False for a screen that renders its own toaster. */
  toaster?: boolean;
}

/** Renders a screen inside the shell's providers. Returns the external paths that the page navigated to. */
export function renderInPage(screen: ReactNode, { path = '/', toaster = true }: Options = {}): { left: string[] } {
  const left: string[] = [];
  // The toaster belongs to the page, not to a test: toasts of the previous test are dismissed.
  dismissToast(getCurrentToast()?.id ?? 0);
  render(
    <ExternalNavigationProvider value={(to) => void left.push(to)}>
      <SessionProvider>
        <MemoryRouter initialEntries={[path]}>
          {screen}
          <Reauthentication />
          {toaster && <Toaster />}
        </MemoryRouter>
      </SessionProvider>
    </ExternalNavigationProvider>,
  );
  return { left };
}

/** Replaces the gate: renders a screen once the page knows who is signed in. */
export function SignedIn({ children }: { children: ReactNode }) {
  return useSession().viewer && children;
}

/** The same for a public screen, rendered once the page knows that no one is signed in. */
export function SessionLoaded({ children }: { children: ReactNode }) {
  return !useSession().loading && children;
}
