import { prerender } from 'react-dom/static';
import { portal } from 'mfe-marketing/portal';
import { collectStyles, StaticRouter } from 'kit/prerender';
import { App } from 'shell/app';
import { createPortalLoader } from 'shell/portal-loader';

export interface PrerenderedPage {
  html: string;
  /** A style element with the rules of the page's own components. */
  styles: string;
}

/** A public page as a visitor sees it first: the shell's frame around the screen of the public site, signed out. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const loader = createPortalLoader(async () => portal);
  // The bar shows the portal's own links, as soon as it is there.
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

/** What is larger than this comes in pieces that inline scripts put together, which our content security policy forbids. */
const inOnePiece = Number.MAX_SAFE_INTEGER;

function rethrow(error: unknown): never {
  throw error;
}
