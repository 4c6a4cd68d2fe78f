import { type AnalyticsEvent, analyticsEvent, type PageView, pageViewEvent } from 'kit/analytics';
import { publicSettings } from 'kit/public-settings';
import { otherRoute } from 'rules/screens';
import { warnOfGlobalErrors } from '../page/warn-of-global-errors.ts';
import type { GoogleAnalytics } from './google-analytics.ts';
import { createVisitCounter } from './visit-counter.ts';

/** Beyond them a page in a loop is not worth counting. */
const mostFaultsAMinute = 10;

/** Counts views, events and faults of the page at our own server, and reports the first two to Google where it is set up. */
export function startAnalytics(page: Window & typeof globalThis): void {
  const count = createVisitCounter(page);
  const { gaMeasurementId } = publicSettings();
  let route: PageView['route'] = otherRoute;
  let google: Promise<GoogleAnalytics | void> | undefined;

  /** Its code, and the question whether it may, are loaded with the first thing to report. */
  function reportToGoogle(report: (service: GoogleAnalytics) => void) {
    if (!gaMeasurementId) return;
    google ??= import('./with-consent.ts').then(
      ({ openWithConsent }) => openWithConsent(gaMeasurementId, page),
      (error: unknown) => void page.console.warn('Google Analytics could not be loaded', error),
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

  let faults = 0;
  let minute = 0;
  warnOfGlobalErrors(page, (kind) => {
    const now = Math.floor(page.performance.now() / 60_000);
    faults = now === minute ? faults + 1 : 1;
    minute = now;
    if (faults <= mostFaultsAMinute) count({ kind, route });
  });
}
