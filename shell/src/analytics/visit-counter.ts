import { RecordVisitDocument, type VisitEventInput } from '../gql/graphql.ts';

/** How long events wait for others, so that what a page does first is not delayed. */
const batchDelayMs = 2000;
const maxQueueLength = 50;

/**
 * Collects events and tells the server of them together, at the latest when the page is left. Without credentials: what is
 * counted belongs to no one. What happens without a network waits for it; what fails is never tried again: a figure is not
 * worth a visitor's network.
 */
export function createVisitCounter(page: Window & typeof globalThis): (event: VisitEventInput) => void {
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
