import { brand } from 'rules/brand';
import { documentTitle } from 'rules/document-title';
import { sitePageAt } from 'rules/site-pages';
import { jsonInHtml, textInHtml } from '#http/in-html';
import { structuredData } from '#http/structured-data';

/** What search engines, and those who show a shared link, read of a page. Nothing in it comes from the request but the choice of the page. */
export function pageHead(pathname: string, { origin }: URL): string {
  const page = sitePageAt(pathname);
  if (!page) return `${titleElement(brand.name)}<meta name="robots" content="noindex" />`;

  const title = documentTitle(page.title);
  const { description } = page;
  const url = origin + page.path;
  const image = `${origin}/og.png`;
  return [
    titleElement(title),
    ...metas('name', {
      description,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
    }),
    `<link rel="canonical" href="${textInHtml(url)}" />`,
    ...metas('property', {
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
    `<script type="application/ld+json">${jsonInHtml(structuredData(page.path, origin))}</script>`,
  ].join('');
}

const titleElement = (title: string) => `<title>${textInHtml(title)}</title>`;

const metas = (kind: 'name' | 'property', values: Record<string, string>) =>
  Object.entries(values).map(([name, content]) => `<meta ${kind}="${name}" content="${textInHtml(content)}" />`);
