import { brand } from './brand.ts';

interface SitePage {
  path: string;
  title: string;
  /** The description for search engines and shared links. */
  description: string;
}

/** Pages for search engines and sharing. Every other screen is excluded from search engines. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    title: brand.name,
    description:
      'An AI and software agency that launches in as little as 7 days: websites, automations and assistants for a fixed monthly price, measured by what they ship.',
  },
  {
    path: '/contact',
    title: 'Contact',
    description: `Tell ${brand.name} about your project and get a reply within 24 hours, or book a free strategy call of 15 minutes.`,
  },
];

/** What crawlers should skip: endpoints for programs. Screens are not listed, because a crawler has to read a page to see its `noindex`. */
export const crawlerDisallowedPaths = ['/api', '/graphql'];

export function findSitePage(pathname: string): SitePage | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return sitePages.find((page) => page.path === path);
}
