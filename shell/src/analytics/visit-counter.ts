import { RecordVisitDocument, type VisitEventInput } from '../gql/graphql.ts';

/** How long events wait for others, so that what a page does first is not delayed. */
const waitMs = 2000;
const mostWaiting = 50;

/**
 * Collects events and tells the server of them together, at the latest when the page is left. Without credentials: what is
 * counted belongs to nobody. Never tries again: a figure is not worth a visitor's network.
 */
export function createVisitCounter(page: Window & typeof globalThis): (event: VisitEventInput) => void {
  let waiting: VisitEventInput[] = [];
  let timer = 0;

  function send() {
    page.clearTimeout(timer);
    timer = 0;
    if (waiting.length === 0) return;
    const variables = { input: { events: waiting } };
    waiting = [];
    page
      .fetch('/graphql', {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: RecordVisitDocument.toString(), variables }),
      })
      .then(({ ok, status }) => {
        if (!ok) throw new Error(`The server answered ${status}`);
      })
      .catch((error: unknown) => page.console.warn('The visit could not be counted', error));
  }

  page.addEventListener('pagehide', send);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') send();
  });
  return (event) => {
    if (waiting.length < mostWaiting) waiting.push(event);
    timer ||= page.setTimeout(send, waitMs);
  };
}
