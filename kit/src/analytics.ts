import type { EnquiryPlan } from 'rules/enquiries';

/** The name of the DOM event; whoever reports page views to an analytics service listens to it on `document`. */
export const pageViewEvent = 'analytics:page-view';

export interface PageView {
  /** As in the address. It may hold ids, so no one outside the page is told. */
  path: string;
  /** What the screen is called to the outside. */
  route: string;
  title: string;
}

export const trackPageView = (view: PageView): void => report(pageViewEvent, view);

/** The name of the DOM event for what a visitor did. */
export const analyticsEvent = 'analytics:event';

export type AnalyticsEvent = { name: 'contact_form_submit'; plan: EnquiryPlan } | { name: 'contact_form_error' };

export const trackContactSubmit = (plan: EnquiryPlan): void =>
  report<AnalyticsEvent>(analyticsEvent, { name: 'contact_form_submit', plan });

export const trackContactError = (): void => report<AnalyticsEvent>(analyticsEvent, { name: 'contact_form_error' });

function report<Detail>(name: string, detail: Detail): void {
  document.dispatchEvent(new CustomEvent<Detail>(name, { detail }));
}
