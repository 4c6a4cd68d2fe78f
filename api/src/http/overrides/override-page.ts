import type { Response } from 'express';
import { brand } from 'rules/brand';
import { escapeHtml } from '#http/pages/escape-html';
import { getNonce } from '#http/guards/security-headers';

interface PageText {
  title: string;
  text: string;
  /** A button that leaves the override, or else a link home. */
  leave?: true;
}

/** A page without scripts: it has to work even if a script is the problem. */
export function sendOverridePage(res: Response, status: number, { title, text, leave }: PageText): void {
  const way = leave
    ? '<form method="post" action="/override/leave"><button>Leave</button></form>'
    : `<p><a href="/">Go to ${brand.name}</a></p>`;
  res.status(status).type('html').send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)} · ${brand.name}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <style nonce="${getNonce(res)}">${style}</style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(text)}</p>
      ${way}
    </main>
  </body>
</html>
`);
}

/** The browser's own colors, light or dark. */
const style = `
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 16px/26px system-ui, sans-serif; }
  main { max-width: 52ch; margin: 0 auto; padding: 64px 24px; }
  h1 { margin: 0; font-size: 28px; line-height: 36px; letter-spacing: -0.01em; }
  a { color: inherit; }
  button { min-height: 40px; padding: 8px 16px; font: inherit; cursor: pointer; }
`;
