import type { Page } from '@playwright/test';

/** What an event of the contact form looks like from outside, whoever shows the form. */
export const dispatchAnalyticsEvent = (page: Page, detail: { name: string; plan?: string }) =>
  page.evaluate((about) => void document.dispatchEvent(new CustomEvent('analytics:event', { detail: about })), detail);
