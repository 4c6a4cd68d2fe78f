import { type AnalyticsEvent, analyticsEvent, type PageView, pageViewEvent } from 'kit/analytics';
import { readPublicSettings } from 'kit/public-settings';
import { otherRoute } from 'rules/screens';
import type { PageErrorKind } from 'rules/visits';
import { RecordVisitDocument, type VisitEventInput } from '../gql/graphql.ts';
import type { GoogleAnalytics } from './google-analytics.ts';

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

/** Logs uncaught errors as warnings, reports only their kind, and stops their propagation (specification part 1 §1). */
function handleGlobalErrors(page: Window & typeof globalThis, onError: (fault: PageErrorKind) => void): void {
  page.addEventListener('unhandledrejection', (event) => {
    page.console.warn('Unhandled rejection', event.reason);
    onError('unhandled_rejection');
    event.preventDefault();
  });
  page.addEventListener('error', (event) => {
    page.console.warn('Uncaught error', event.error ?? event.message);
    onError('uncaught_error');
    event.preventDefault();
  });
}

/** How long events are collected, so that they don't compete with the page's first requests. */
const batchDelayMs = 2000;
const maxQueueLength = 50;

/**
 * Collects events and sends them to the server in batches, at the latest when the page is left. Without credentials:
 * counts belong to no one. Events wait for the network; a failed request is never retried, because a count is not worth a
 * visitor's bandwidth.
 */
function createVisitCounter(page: Window & typeof globalThis): (event: VisitEventInput) => void {
  const queue: VisitEventInput[] = [];

  function send() {
    if (queue.length === 0 || !page.navigator.onLine) return;
    const variables = { input: { events: queue.splice(0) } };
    page
      .fetch('/graphql', {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: RecordVisitDocument.toString(), variables }),
      })
      .then(({ ok, status }) => {
        if (!ok) throw new Error(`The server responded with ${status}`);
      })
      .catch((error: unknown) => page.console.warn("Couldn't count the visit", error));
  }

  for (const moment of ['visibilitychange', 'pagehide', 'online']) page.addEventListener(moment, send);
  return (event) => {
    if (queue.length === 0) page.setTimeout(send, batchDelayMs);
    if (queue.length < maxQueueLength) queue.push(event);
  };
}
