import { brand } from './brand.ts';

interface SitePage {
  path: string;
  title: string;
  /** What a search engine and a shared link say of it. */
  description: string;
}

/** The pages that are meant to be found and shared. Every other screen is kept out of search engines. */
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

/** What crawlers need not ask for: it answers programs. Screens are not here: who may not read a page does not see its `noindex`. */
export const crawlerDisallowedPaths = ['/api', '/graphql'];

export function findSitePage(pathname: string): SitePage | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return sitePages.find((page) => page.path === path);
}
