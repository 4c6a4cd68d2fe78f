import { brand } from './brand.ts';

/** The document title of a screen, for tabs and search engines. */
export function formatDocumentTitle(title: string): string {
  return title === brand.name ? `${brand.name} · ${brand.tagline}` : `${title} · ${brand.name}`;
}
