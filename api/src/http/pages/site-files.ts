import { type RequestHandler, Router } from 'express';
import { crawlerDisallowedPaths, sitePages } from 'rules/site-pages';
import { escapeHtml } from '#http/pages/escape-html';
import type { Settings } from '#settings';

/** Files with fixed names for crawlers and link previews. */
export function siteFiles({ publicUrl, shellDir }: Pick<Settings, 'publicUrl' | 'shellDir'>): Router {
  const { origin } = publicUrl;
  const file =
    (name: string): RequestHandler =>
    (_req, res, next) =>
      res.sendFile(name, { root: shellDir, maxAge: '1d' }, (error) => error && !res.headersSent && next());
  return Router()
    .get('/robots.txt', cacheForOneDay, (_req, res) => void res.type('txt').send(renderRobots(origin)))
    .get('/sitemap.xml', cacheForOneDay, (_req, res) => void res.type('xml').send(renderSitemap(origin)))
    .get('/og.png', file('og.png'))
    .get(['/icon.svg', '/favicon.ico'], file('icon.svg'));
}

const cacheForOneDay: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'public, max-age=86400');
  next();
};

function renderRobots(origin: string): string {
  const rules = crawlerDisallowedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function renderSitemap(origin: string): string {
  const pages = sitePages.map(({ path }) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>\n`;
}
