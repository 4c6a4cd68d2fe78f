import type { EnquiryPlan } from 'rules/enquiries';

/** The name of the DOM event. Code that reports page views to an analytics service listens for it on `document`. */
export const pageViewEvent = 'analytics:page-view';

export interface PageView {
  /** The path from the address bar. It may contain ids, so it never leaves the page. */
  path: string;
  /** The screen's public name. */
  route: string;
  title: string;
}

export const trackPageView = (view: PageView): void => report(pageViewEvent, view);

/** The name of the DOM event for visitor actions. */
export const analyticsEvent = 'analytics:event';

export type AnalyticsEvent = { name: 'contact_form_submit'; plan: EnquiryPlan } | { name: 'contact_form_error' };

export const trackContactSubmit = (plan: EnquiryPlan): void =>
  report<AnalyticsEvent>(analyticsEvent, { name: 'contact_form_submit', plan });

export const trackContactError = (): void => report<AnalyticsEvent>(analyticsEvent, { name: 'contact_form_error' });

function report<Detail>(name: string, detail: Detail): void {
  document.dispatchEvent(new CustomEvent<Detail>(name, { detail }));
}
