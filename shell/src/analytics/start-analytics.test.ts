import { trackContactError, trackContactSubmit, trackPageView } from 'kit/analytics';
import { mockNetwork, replyTo } from 'kit/test/network';
import { RecordVisitDocument } from '#gql/graphql.ts';
import { startAnalytics } from './start-analytics.ts';

beforeAll(() => startAnalytics(window));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
});

const counted = () => mockNetwork({ RecordVisit: replyTo(RecordVisitDocument, { recordVisit: true }) });
const getEvents = ({ sent }: ReturnType<typeof mockNetwork>) =>
  sent.map(({ variables }) => (variables.input as { events: object[] }).events);
const open = (route: '/' | '/contact' | '/join' | '/client/projects/:id') =>
  trackPageView({ path: '/an/address', route, title: 'A title' });
const wait = () => jest.advanceTimersByTimeAsync(2000);

test('events within two seconds are sent together, with the screen they happened on', async () => {
  const server = counted();
  open('/');
  open('/contact');
  trackContactError();
  trackContactSubmit('Growth');
  expect(server.sent).toEqual([]);
  await wait();
  open('/client/projects/:id');
  await wait();
  expect(getEvents(server)).toEqual([
    [
      { kind: 'page_view', route: '/' },
      { kind: 'page_view', route: '/contact' },
      { kind: 'contact_form_error', route: '/contact' },
      { kind: 'contact_form_submit', route: '/contact', plan: 'Growth' },
    ],
    [{ kind: 'page_view', route: '/client/projects/:id' }],
  ]);
});

test('they are sent without a cookie, outlive the page, and contain neither the address nor its query', async () => {
  window.history.pushState(null, '', '/join?invite=a-secret');
  counted();
  open('/join');
  await wait();
  const [path, init] = jest.mocked(fetch).mock.calls[0] ?? [];
  expect(path).toBe('/graphql');
  expect(init).toMatchObject({ credentials: 'omit', keepalive: true });
  expect(String(init?.body)).not.toMatch(/secret|address/);
  window.history.pushState(null, '', '/');
});

test('leaving earlier sends the events on leaving', async () => {
  const server = counted();
  open('/');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(fetch).toHaveBeenCalledTimes(1);
  await wait();
  expect(getEvents(server)).toEqual([[{ kind: 'page_view', route: '/' }]]);
});

test('events without a network are sent once it is back', async () => {
  const server = counted();
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open('/');
  await wait();
  expect(server.sent).toEqual([]);
  open('/contact');
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(getEvents(server)).toEqual([
    [
      { kind: 'page_view', route: '/' },
      { kind: 'page_view', route: '/contact' },
    ],
  ]);
});

test.each([
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is away', async () => new Response('', { status: 503 })],
])('if %s there is a warning and no retry', async (_what, answer) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open('/');
  await wait();
  await wait();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an uncaught error is a warning, goes no further, and is counted without its message', async () => {
  const server = counted();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open('/contact');
  const error = new ErrorEvent('error', { error: new Error('ada@test.test'), cancelable: true });
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: 'ada@test.test' });
  for (const event of [error, rejection]) {
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
  await wait();
  expect(warn).toHaveBeenCalledTimes(2);
  expect(getEvents(server)[0]?.slice(1)).toEqual([
    { kind: 'uncaught_error', route: '/contact' },
    { kind: 'unhandled_rejection', route: '/contact' },
  ]);
});

test('a page in a loop reports ten faults a minute', async () => {
  jest.advanceTimersByTime(120_000);
  const server = counted();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fail = () => window.dispatchEvent(new ErrorEvent('error', { message: 'again', cancelable: true }));
  for (let n = 0; n < 1000; n += 1) fail();
  await wait();
  expect(getEvents(server).flat()).toHaveLength(10);
  await jest.advanceTimersByTimeAsync(60_000);
  fail();
  await wait();
  expect(getEvents(server).flat()).toHaveLength(11);
});

test('a page that navigates in circles does not send without end', async () => {
  const server = counted();
  for (let n = 0; n < 1000; n += 1) open('/');
  await wait();
  expect(getEvents(server).map((events) => events.length)).toEqual([50]);
});
