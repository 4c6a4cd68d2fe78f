import { brand } from './brand.ts';

/** What the tab and a search engine show for a screen. */
export function formatDocumentTitle(title: string): string {
  return title === brand.name ? `${brand.name} · ${brand.tagline}` : `${title} · ${brand.name}`;
}
