import { prerender } from 'react-dom/static';
import { portal } from 'mfe-marketing/portal';
import { collectStyles, StaticRouter } from 'kit/prerender';
import { App } from 'shell/app';
import { createPortalLoader } from 'shell/portal-loader';

export interface PrerenderedPage {
  html: string;
  /** A style element with the rules of the page's components. */
  styles: string;
}

/** A public page for signed-out visitors: the public site's screen in the shell's frame. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const loader = createPortalLoader(async () => portal);
  // The bar shows the portal's links once it has loaded.
  await loader.load('mfe_marketing');
  await portal.routes.find((route) => route.path === path)?.Screen.preload?.();
  const { page, styles } = collectStyles(
    <App
      loader={loader}
      isSignedOut
      Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
    />,
    '__CSP_NONCE__',
  );
  const { prelude } = await prerender(page, { onError: rethrow, progressiveChunkSize: inOnePiece });
  const html = await new Response(prelude).text();
  return { html, styles: styles() };
}

/** Larger output would be split into chunks that inline scripts assemble, which our CSP forbids. */
const inOnePiece = Number.MAX_SAFE_INTEGER;

function rethrow(error: unknown): never {
  throw error;
}
