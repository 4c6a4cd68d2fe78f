import type { EnquiryPlan } from 'rules/enquiries';

/** The name of the DOM event; whoever reports page views to an analytics service listens to it on `document`. */
export const pageViewEvent = 'analytics:page-view';

export interface PageView {
  path: string;
  title: string;
}

export function trackPageView(path: string, title: string): void {
  document.dispatchEvent(new CustomEvent<PageView>(pageViewEvent, { detail: { path, title } }));
}

/** The name of the DOM event for what a visitor did. */
export const analyticsEvent = 'analytics:event';

export type AnalyticsEvent = { name: 'contact_form_submit'; plan: EnquiryPlan } | { name: 'contact_form_error' };

export const trackContactSubmit = (plan: EnquiryPlan): void => report({ name: 'contact_form_submit', plan });

export const trackContactError = (): void => report({ name: 'contact_form_error' });

function report(detail: AnalyticsEvent): void {
  document.dispatchEvent(new CustomEvent<AnalyticsEvent>(analyticsEvent, { detail }));
}
