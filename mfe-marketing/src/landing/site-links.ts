import type { PortalLink } from 'kit/contract';

/** Links to the sections of the landing page, for the bar and the footer. */
export const siteLinks: readonly PortalLink[] = [
  { to: '/#home', label: 'Home' },
  { to: '/#ai-expertise', label: 'AI-First' },
  { to: '/#pricing', label: 'Pricing' },
  { to: '/#about', label: 'About' },
  { to: '/#contact', label: 'Contact' },
];
