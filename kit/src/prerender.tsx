import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

/* For pages that are rendered to HTML at build time; never in a browser. */
export { StaticRouter };

/** Collects the styles of what is rendered. Get their style element after rendering: the browser hydrates it. */
export function collectStyles(page: ReactNode, nonce: string): { page: ReactNode; styles: () => string } {
  const sheet = new ServerStyleSheet({ nonce });
  return { page: sheet.collectStyles(page), styles: () => sheet.getStyleTags() };
}
