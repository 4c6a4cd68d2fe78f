import { RecordVisitDocument, type VisitEventInput } from '../gql/graphql.ts';

/** How long events are collected, so that they don't compete with the page's first requests. */
const batchDelayMs = 2000;
const maxQueueLength = 50;

/**
 * Collects events and sends them to the server in batches, at the latest when the page is left. Without credentials:
 * counts belong to no one. Events wait for the network; a failed request is never retried, because a count is not worth a
 * visitor's bandwidth.
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
