import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

/* For pages that are made into HTML at build time; never in a browser. */
export { StaticRouter };

/** Gathers the rules of what is rendered below. Ask for their style element after rendering: the browser takes it over. */
export function collectStyles(page: ReactNode, nonce: string): { page: ReactNode; styles: () => string } {
  const sheet = new ServerStyleSheet({ nonce });
  return { page: sheet.collectStyles(page), styles: () => sheet.getStyleTags() };
}
