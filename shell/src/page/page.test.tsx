import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageViewEvent, type PageView } from 'kit/analytics';
import { savePendingInvitation } from 'kit/pending-invitation';
import { mockNetwork, errorReply, signedOutReply } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { fetchTestPortal, openPage } from '../testing/open-page.tsx';

/** Clicks, and lets React wait for the portal that the link leads to. */
const follow = (link: HTMLElement) => act(async () => userEvent.click(link));

test('while the session is loading, a spinner says Loading...', () => {
  mockNetwork({ Viewer: () => new Promise(() => undefined) });
  openPage('/');
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});

test('the client portal says that it is loading', () => {
  mockNetwork({ Viewer: () => new Promise(() => undefined) });
  openPage('/client');
  expect(screen.getByText('Loading your portal')).toBeInTheDocument();
});

test('an unknown path shows Page Not Found', async () => {
  mockNetwork({ Viewer: signedOutReply });
  openPage('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  expect(document.title).toBe('Page Not Found · 10x Labs');
});

test("an unknown path below a portal shows it too, and considers the portal's screens", async () => {
  mockNetwork({ Viewer: viewerReply(people.client) });
  openPage('/client/biling');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '/client/billing' })).toHaveAttribute('href', '/client/billing');
});

test('a mistyped path suggests the nearest accessible one, with its distance', async () => {
  mockNetwork({ Viewer: signedOutReply });
  openPage('/contat');
  expect(await screen.findByRole('link', { name: '/contact' })).toHaveAttribute('href', '/contact');
  expect(screen.getByText(/It is 1 letter away\./)).toBeInTheDocument();
  const rule = screen.getByRole('progressbar', { name: 'Letters that match /contact' });
  expect([rule.getAttribute('value'), rule.getAttribute('max')]).toEqual(['7', '8']);
  expect(screen.queryByRole('link', { name: 'Open your portal' })).not.toBeInTheDocument();
});

test('an inaccessible screen is not suggested', async () => {
  mockNetwork({ Viewer: viewerReply(people.client) });
  openPage('/sales-portel');
  expect(await screen.findByText(/^None of the \d+ pages you can open/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '/sales-portal' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open your portal' })).toHaveAttribute('href', '/client');
});

test('a signed-out person at the client portal sees a toast and goes to the sign-in', async () => {
  mockNetwork({ Viewer: signedOutReply });
  const { left } = openPage('/client/billing');
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText('Unauthorized')).toBeInTheDocument();
  expect(within(alert).getByText('You are logged out. Logging in again...')).toBeInTheDocument();
  expect(left).toEqual([]);
  await waitFor(() => expect(left).toEqual(['/api/login?returnTo=%2Fclient%2Fbilling']));
});

test('the query of the screen survives the sign-in', async () => {
  mockNetwork({ Viewer: signedOutReply });
  const { left } = openPage('/client/billing?month=2026-10&paid=yes');
  await waitFor(() => expect(left).toEqual(['/api/login?returnTo=%2Fclient%2Fbilling%3Fmonth%3D2026-10%26paid%3Dyes']));
});

test('a person with another role is redirected home', async () => {
  mockNetwork({ Viewer: viewerReply(people.developer) });
  openPage('/client');
  expect(await screen.findByText('To the portal')).toBeInTheDocument();
  expect(screen.queryByText('Client dashboard')).not.toBeInTheDocument();
});

test("if the session can't be loaded, a portal shows Retry instead of signing the person out", async () => {
  const { answers } = mockNetwork({ Viewer: errorReply('UNAVAILABLE', 'Try again in a moment') });
  const { left } = openPage('/client');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.Viewer = viewerReply(people.client);
  await userEvent.click(retry);
  expect(await screen.findByText('Client dashboard')).toBeInTheDocument();
  expect(left).toEqual([]);
});

test('a signed-in person who opens the sign-in page is redirected home', async () => {
  mockNetwork({ Viewer: viewerReply(people.client) });
  openPage('/login');
  expect(await screen.findByText('To the portal')).toBeInTheDocument();
});

test('after a sign-in, the person is redirected to the portal within a second', async () => {
  mockNetwork({ Viewer: signedOutReply });
  openPage('/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Let me in' }));
  expect(screen.getByText('Redirecting to your portal')).toBeInTheDocument();
  expect(await screen.findByText('Client dashboard', {}, { timeout: 2000 })).toBeInTheDocument();
});

test('after a sign-in, a person returns to the screen they wanted', async () => {
  mockNetwork({ Viewer: signedOutReply });
  openPage('/login?returnTo=%2Fclient%2Fbilling');
  await userEvent.click(await screen.findByRole('button', { name: 'Let me in' }));
  expect(await screen.findByText('Client billing', {}, { timeout: 2000 })).toBeInTheDocument();
});

test('after a sign-in, a person who wanted the REST reference leaves for it', async () => {
  mockNetwork({ Viewer: signedOutReply });
  const { left } = openPage('/login?returnTo=%2Fapi%2Fdocs');
  await userEvent.click(await screen.findByRole('button', { name: 'Let me in' }));
  await waitFor(() => expect(left).toEqual(['/api/docs']), { timeout: 2000 });
});

test('a client with a pending invitation is redirected from home to the registration', async () => {
  savePendingInvitation({ code: 'ABCD', email: people.client.email, role: 'developer' });
  mockNetwork({ Viewer: viewerReply(people.client) });
  openPage('/');
  expect(await screen.findByText('Redirecting to your portal')).toBeInTheDocument();
  expect(await screen.findByText('Contractor registration', {}, { timeout: 2000 })).toBeInTheDocument();
});

test('anyone else with one stays at home', async () => {
  savePendingInvitation({ code: 'ABCD', email: people.client.email, role: 'developer' });
  mockNetwork({ Viewer: viewerReply(people.developer) });
  openPage('/');
  expect(await screen.findByText('To the portal')).toBeInTheDocument();
});

test("the bar's buttons open the sign-in dialogs on public pages", async () => {
  mockNetwork({ Viewer: signedOutReply });
  openPage('/nowhere');
  await follow(await screen.findByRole('button', { name: 'Associate Login' }));
  expect(await screen.findByText('To the portal')).toBeInTheDocument();
  expect(screen.getByText('At ?sign-in=associate')).toBeInTheDocument();
});

test('Logout navigates to the server, which ends the session', async () => {
  mockNetwork({ Viewer: viewerReply(people.client) });
  const { left } = openPage('/client');
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(left).toEqual(['/api/logout']);
});

test("the person's name links to their account", async () => {
  mockNetwork({ Viewer: viewerReply(people.client) });
  openPage('/client');
  const name = await screen.findByRole('link', { name: 'Welcome, Carla Reyes' });
  expect(name).toHaveAttribute('href', '/account');
  await screen.findByText('Client dashboard');
});

test('a profile image is shown next to the welcome', async () => {
  mockNetwork({ Viewer: viewerReply({ ...people.client, profileImageUrl: '/carla.png' }) });
  openPage('/client');
  const welcome = await screen.findByRole('link', { name: 'Welcome, Carla Reyes' });
  const bar = welcome.closest('header') as HTMLElement;
  expect(bar.querySelector('img')).toHaveAttribute('src', '/carla.png');
  await screen.findByText('Client dashboard');
});

test('a portal that fails to load shows a card, while the bar, other portals and Retry work', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs errors that the boundary has caught.
  mockNetwork({ Viewer: viewerReply(people.client) });
  let broken = true;
  openPage('/client', async (remote, again) => {
    if (remote === 'mfe_client' && broken) throw new Error('404');
    return fetchTestPortal(remote, again);
  });
  expect(await screen.findByText('Client portal is unavailable right now')).toBeInTheDocument();
  expect(screen.getByText('Welcome, Carla Reyes')).toBeInTheDocument();

  await follow(screen.getByRole('link', { name: '10x Labs' }));
  await follow(await screen.findByText('To the portal'));
  await screen.findByText('Client portal is unavailable right now');

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Client dashboard')).toBeInTheDocument();
});

test('a navigation sets the document title, reports one page view and moves the focus', async () => {
  const views: PageView[] = [];
  const note = (event: Event) => views.push((event as CustomEvent<PageView>).detail);
  document.addEventListener(pageViewEvent, note);
  mockNetwork({ Viewer: viewerReply(people.client) });
  openPage('/client');
  await screen.findByText('Client dashboard');
  expect(document.title).toBe('Dashboard · 10x Labs');

  await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
  await screen.findByText('Client billing');
  expect(document.title).toBe('Billing · 10x Labs');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(views).toEqual([
    { path: '/client', route: '/client', title: 'Dashboard' },
    { path: '/client/billing', route: '/client/billing', title: 'Billing' },
  ]);
  document.removeEventListener(pageViewEvent, note);
});

test('the first tab stop skips the bar', async () => {
  mockNetwork({ Viewer: signedOutReply });
  openPage('/');
  await screen.findByText('To the portal');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

test('a sign-in may change versions: portals that are not loaded yet are looked up again', async () => {
  mockNetwork({ Viewer: signedOutReply });
  const fetchPortal = jest.fn(fetchTestPortal);
  openPage('/login', fetchPortal);
  await userEvent.click(await screen.findByRole('button', { name: 'Let me in' }));
  expect(await screen.findByText('Client dashboard')).toBeInTheDocument();
  expect(fetchPortal.mock.calls).toEqual([
    ['mfe_marketing', false],
    ['mfe_client', true],
  ]);
});
