import { type RequestHandler, Router } from 'express';
import { pathsNotToCrawl, sitePages } from 'rules/site-pages';
import { textInHtml } from '#http/in-html';
import type { Settings } from '#settings';

/** What crawlers, and programs that show a link, ask for by a fixed name. */
export function siteFiles({ publicUrl, shellDir }: Pick<Settings, 'publicUrl' | 'shellDir'>): Router {
  const { origin } = publicUrl;
  const file =
    (name: string): RequestHandler =>
    (_req, res, next) =>
      res.sendFile(name, { root: shellDir, maxAge: '1d' }, (error) => error && !res.headersSent && next());
  return Router()
    .get('/robots.txt', forADay, (_req, res) => void res.type('txt').send(robots(origin)))
    .get('/sitemap.xml', forADay, (_req, res) => void res.type('xml').send(sitemap(origin)))
    .get('/og.png', file('og.png'))
    .get(['/icon.svg', '/favicon.ico'], file('icon.svg'));
}

const forADay: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'public, max-age=86400');
  next();
};

function robots(origin: string): string {
  const rules = pathsNotToCrawl.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function sitemap(origin: string): string {
  const pages = sitePages.map(({ path }) => `<url><loc>${textInHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>\n`;
}
