import { useEffect, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter } from 'kit/router';
import { SessionProvider } from 'kit/session';
import { syncTheme } from 'kit/theme';
import { Page } from './page/page.tsx';
import type { PortalLoader } from './portals/portal-loader.ts';
import { LoaderProvider } from './portals/loader-context.ts';

interface AppProps {
  loader: PortalLoader;
  /** Known from the start: the browser sent no session with its request for the page. */
  isSignedOut?: boolean;
  Router?: ComponentType<{ children: ReactNode }>;
}

/** The providers around all portals. Tests pass their own loader. */
export function App({ loader, isSignedOut = false, Router = BrowserRouter }: AppProps) {
  useEffect(syncTheme, []);
  return (
    <LoaderProvider value={loader}>
      <SessionProvider isSignedOut={isSignedOut}>
        <Router>
          <Page />
        </Router>
      </SessionProvider>
    </LoaderProvider>
  );
}
