import { type AnalyticsEvent, analyticsEvent, type PageView, pageViewEvent } from 'kit/analytics';
import { readPublicSettings } from 'kit/public-settings';
import { otherRoute } from 'rules/screens';
import { handleGlobalErrors } from '../page/handle-global-errors.ts';
import type { GoogleAnalytics } from './google-analytics.ts';
import { createVisitCounter } from './visit-counter.ts';

/** More than this comes from a page in a loop and is not counted. */
const maxErrorsPerMinute = 10;

/** Counts views, events and faults on our own server, and reports views and events to Google if that is configured. */
export function startAnalytics(page: Window & typeof globalThis): void {
  const count = createVisitCounter(page);
  const { gaMeasurementId } = readPublicSettings();
  let route: PageView['route'] = otherRoute;
  let google: Promise<GoogleAnalytics | void> | undefined;

  /** Its code and its consent prompt are loaded with the first report. */
  function reportToGoogle(report: (service: GoogleAnalytics) => void) {
    if (!gaMeasurementId) return;
    google ??= import('./start-with-consent.ts').then(
      ({ startWithConsent }) => startWithConsent(gaMeasurementId, page),
      (error: unknown) => void page.console.warn("Couldn't load Google Analytics", error),
    );
    void google.then((service) => service && report(service));
  }

  page.document.addEventListener(pageViewEvent, (event) => {
    const view = (event as CustomEvent<PageView>).detail;
    route = view.route;
    count({ kind: 'page_view', route });
    reportToGoogle((service) => service.view(view));
  });
  page.document.addEventListener(analyticsEvent, (event) => {
    const { detail } = event as CustomEvent<AnalyticsEvent>;
    const { name: kind, ...rest } = detail;
    count({ kind, route, ...rest });
    reportToGoogle((service) => service.event(detail));
  });

  let errorCount = 0;
  let minute = 0;
  handleGlobalErrors(page, (kind) => {
    const now = Math.floor(page.performance.now() / 60_000);
    errorCount = now === minute ? errorCount + 1 : 1;
    minute = now;
    if (errorCount <= maxErrorsPerMinute) count({ kind, route });
  });
}
