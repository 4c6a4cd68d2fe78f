import type { Page } from '@playwright/test';

/** An event of the contact form as analytics receives it, on any screen with the form. */
export const dispatchAnalyticsEvent = (page: Page, detail: { name: string; plan?: string }) =>
  page.evaluate((about) => void document.dispatchEvent(new CustomEvent('analytics:event', { detail: about })), detail);
