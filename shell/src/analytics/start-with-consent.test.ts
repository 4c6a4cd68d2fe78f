import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startWithConsent } from './start-with-consent.ts';

const id = 'G-TEST12345';
const home = { path: '/', route: '/', title: 'Home' } as const;
const contact = { path: '/contact', route: '/contact', title: 'Contact' } as const;
const portal = { path: '/client', route: '/client', title: 'Dashboard' } as const;

const script = () => document.querySelector('script[src*="googletagmanager"]');
const getDataLayer = () =>
  (window.dataLayer ?? [])
    .map((command) => Array.from(command as ArrayLike<unknown>))
    .filter(([what]) => what === 'event');
const isSilent = () => (window as unknown as Record<string, unknown>)[`ga-disable-${id}`];
const bar = () => screen.queryByRole('region', { name: 'Google Analytics' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const forget = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`);

/** A page that opens at the home screen. */
function open() {
  const google = startWithConsent(id, window);
  const view = (seen: Parameters<typeof google.view>[0]) => act(async () => google.view(seen));
  return { view, event: google.event };
}

afterEach(() => {
  document.body.replaceChildren();
  script()?.remove();
  delete window.dataLayer;
  ['analytics', '_ga', '_ga_TEST12345'].forEach(forget);
});

test('nothing is loaded or reported before consent; then reporting starts with the current screen', async () => {
  const { view, event } = open();
  await view(home);
  await view(contact);
  event({ name: 'contact_form_error' });
  expect([script(), getDataLayer(), document.cookie]).toEqual([null, [], '']);
  await press('Allow');
  expect(script()).not.toBeNull();
  await view(home);
  event({ name: 'contact_form_error' });
  expect(getDataLayer().map(([, name, about]) => [name, (about as { page_title?: string }).page_title])).toEqual([
    ['page_view', 'Contact'],
    ['page_view', 'Home'],
    ['contact_form_error', undefined],
  ]);
  expect(bar()).toBeNull();
});

test('a refusal is remembered for the next page, and the prompt does not appear again', async () => {
  const first = open();
  await first.view(home);
  await press('No thanks');
  expect(document.cookie).toBe('analytics=refused');
  document.body.replaceChildren();
  const next = open();
  await next.view(home);
  expect([bar(), script(), getDataLayer()]).toEqual([null, null, []]);
  expect(screen.getByText("Google Analytics doesn't count your visits.")).toBeInTheDocument();
});

test('consent is remembered for the next page, which reports at once', async () => {
  document.cookie = 'analytics=allowed; path=/';
  const { view } = open();
  await view(home);
  expect([bar(), getDataLayer().length]).toEqual([null, 1]);
});

test('both buttons look the same, and neither has the focus', async () => {
  const { view } = open();
  await view(home);
  const [no, yes] = ['No thanks', 'Allow'].map((name) => screen.getByRole('button', { name }));
  expect(no?.className).toBe(yes?.className);
  expect(document.body).toHaveFocus();
});

test('consent can be withdrawn below a public page: reporting stops, and its cookies are deleted', async () => {
  document.cookie = 'analytics=allowed; path=/';
  document.cookie = '_ga=GA1.1.7; path=/';
  document.cookie = '_ga_TEST12345=GS1.1; path=/';
  document.cookie = '_gallery=ours; path=/';
  const { view } = open();
  await view(home);
  await press('Change');
  expect(bar()).toHaveFocus();
  await press('No thanks');
  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  expect(isSilent()).toBe(true);
  expect(document.cookie.split('; ').toSorted()).toEqual(['_gallery=ours', 'analytics=refused']);
  await view(contact);
  expect(getDataLayer()).toHaveLength(1);
  forget('_gallery');

  await press('Change');
  await press('Allow');
  expect([
    isSilent(),
    getDataLayer().length,
    document.querySelectorAll('script[src*="googletagmanager"]').length,
  ]).toEqual([false, 2, 1]);
});

test('portals have the prompt, and no line', async () => {
  const { view } = open();
  await view(portal);
  expect(bar()).toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a browser that signals %s: no prompt, nothing loaded and nothing reported', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  document.cookie = 'analytics=allowed; path=/';
  const { view } = open();
  await view(home);
  expect([bar(), script(), getDataLayer()]).toEqual([null, null, []]);
  Reflect.deleteProperty(navigator, name);
});
