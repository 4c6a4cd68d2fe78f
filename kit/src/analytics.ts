/** The name of the DOM event; whoever reports page views to an analytics service listens to it on `document`. */
export const pageViewEvent = 'analytics:page-view';

export interface PageView {
  path: string;
  title: string;
}

export function trackPageView(path: string, title: string): void {
  document.dispatchEvent(new CustomEvent<PageView>(pageViewEvent, { detail: { path, title } }));
}
