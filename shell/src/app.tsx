import { BrowserRouter } from 'kit/router';
import { SessionProvider } from 'kit/session';
import { KitTheme } from 'kit/theme';
import { Page } from './page/page.tsx';
import type { PortalLoader } from './portals/portal-loader.ts';
import { LoaderProvider } from './portals/loader-context.ts';

/** Everything that the portals stand in. The loader is given: a test gives its own. */
export function App({ loader }: { loader: PortalLoader }) {
  return (
    <KitTheme>
      <LoaderProvider value={loader}>
        <SessionProvider>
          <BrowserRouter>
            <Page />
          </BrowserRouter>
        </SessionProvider>
      </LoaderProvider>
    </KitTheme>
  );
}
