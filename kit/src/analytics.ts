/** The name of the DOM event; whoever reports page views to an analytics service listens to it on `document`. */
export const pageViewEvent = 'analytics:page-view';

export interface PageView {
  path: string;
  title: string;
}

export function trackPageView(path: string, title: string): void {
  document.dispatchEvent(new CustomEvent<PageView>(pageViewEvent, { detail: { path, title } }));
}

/** The name of the DOM event for what people do. */
export const analyticsEvent = 'analytics:event';

export function trackContactSubmit(plan: string): void {
  document.dispatchEvent(new CustomEvent(analyticsEvent, { detail: { name: 'contact_form_submit', plan } }));
}

export function trackContactError(): void {
  document.dispatchEvent(new CustomEvent(analyticsEvent, { detail: { name: 'contact_form_error' } }));
}
