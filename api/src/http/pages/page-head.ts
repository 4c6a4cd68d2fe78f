import { brand } from 'rules/brand';
import { formatDocumentTitle } from 'rules/document-title';
import { findSitePage } from 'rules/site-pages';
import { escapeJsonForHtml, escapeHtml } from '#http/pages/escape-html';
import { renderStructuredData } from '#http/pages/structured-data';

/** Metadata for search engines and link previews. Nothing in it comes from the request except which page it is. */
export function renderPageHead(pathname: string, { origin }: URL): string {
  const page = findSitePage(pathname);
  if (!page) return `${renderTitle(brand.name)}<meta name="robots" content="noindex" />`;

  const title = formatDocumentTitle(page.title);
  const { description } = page;
  const url = origin + page.path;
  const image = `${origin}/og.png`;
  return [
    renderTitle(title),
    ...renderMetaTags('name', {
      description,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
    }),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...renderMetaTags('property', {
      'og:type': 'website',
      'og:site_name': brand.name,
      'og:locale': 'en_US',
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${brand.name}: ${brand.splashTagline}`,
    }),
    `<script type="application/ld+json">${escapeJsonForHtml(renderStructuredData(page.path, origin))}</script>`,
  ].join('');
}

const renderTitle = (title: string) => `<title>${escapeHtml(title)}</title>`;

const renderMetaTags = (kind: 'name' | 'property', values: Record<string, string>) =>
  Object.entries(values).map(([name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`);
