import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageViewEvent, type PageView } from 'kit/analytics';
import { savePendingInvitation } from 'kit/pending-invitation';
import { mockNetwork, errorReply, signedOutReply } from 'kit/test/network';
import { people } from 'kit/test/people';
import { fetchTestPortal, openPage } from '../testing/open-page.tsx';

/** Clicks, and lets React wait for the portal that the link leads into. */
const follow = (link: HTMLElement) => act(async () => userEvent.click(link));

test('while it is not known who is signed in, a spinner says Loading...', () => {
  mockNetwork({ Viewer: () => new Promise(() => undefined) });
  openPage('/');
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});

test('the client portal says that it is on its way', () => {
  mockNetwork({ Viewer: () => new Promise(() => undefined) });
  openPage('/client');
  expect(screen.getByText('Loading your portal')).toBeInTheDocument();
});

test('a path that is in no table shows Page Not Found', async () => {
  mockNetwork({ Viewer: signedOutReply });
  openPage('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  expect(document.title).toBe('Page Not Found · 10x Labs');
});

test('a path below a portal that the portal does not have shows it too, and knows its screens', async () => {
  mockNetwork({ Viewer: { data: { me: people.client } } });
  openPage('/client/biling');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '/client/billing' })).toHaveAttribute('href', '/client/billing');
});

test('a mistyped path is told the nearest one that its visitor may open, and how near it is', async () => {
  mockNetwork({ Viewer: signedOutReply });
  openPage('/contat');
  expect(await screen.findByRole('link', { name: '/contact' })).toHaveAttribute('href', '/contact');
  expect(screen.getByText(/It is 1 letter away\./)).toBeInTheDocument();
  const rule = screen.getByRole('progressbar', { name: 'Letters that match /contact' });
  expect([rule.getAttribute('value'), rule.getAttribute('max')]).toEqual(['7', '8']);
  expect(screen.queryByRole('link', { name: 'Open your portal' })).not.toBeInTheDocument();
});

test('a screen that a visitor may not open is not named to them', async () => {
  mockNetwork({ Viewer: { data: { me: people.client } } });
  openPage('/sales-portel');
  expect(await screen.findByText(/^None of the \d+ pages that you can open/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '/sales-portal' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open your portal' })).toHaveAttribute('href', '/client');
});

test('a signed-out person at the client portal is told so and goes to the sign-in', async () => {
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

test('a person of another role is sent home', async () => {
  mockNetwork({ Viewer: { data: { me: people.developer } } });
  openPage('/client');
  expect(await screen.findByText('To the portal')).toBeInTheDocument();
  expect(screen.queryByText('Client dashboard')).not.toBeInTheDocument();
});

test('when the server cannot say who is signed in, a portal waits with Retry instead of signing one out', async () => {
  const { answers } = mockNetwork({ Viewer: errorReply('UNAVAILABLE', 'Try again in a moment') });
  const { left } = openPage('/client');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.Viewer = { data: { me: people.client } };
  await userEvent.click(retry);
  expect(await screen.findByText('Client dashboard')).toBeInTheDocument();
  expect(left).toEqual([]);
});

test('a signed-in person who opens the sign-in page is sent home', async () => {
  mockNetwork({ Viewer: { data: { me: people.client } } });
  openPage('/login');
  expect(await screen.findByText('To the portal')).toBeInTheDocument();
});

test('who signs in is redirected to the portal after a second', async () => {
  mockNetwork({ Viewer: signedOutReply });
  openPage('/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Let me in' }));
  expect(screen.getByText('Redirecting to your portal')).toBeInTheDocument();
  expect(await screen.findByText('Client dashboard', {}, { timeout: 2000 })).toBeInTheDocument();
});

test('who was sent to the sign-in comes back to the screen they wanted', async () => {
  mockNetwork({ Viewer: signedOutReply });
  openPage('/login?returnTo=%2Fclient%2Fbilling');
  await userEvent.click(await screen.findByRole('button', { name: 'Let me in' }));
  expect(await screen.findByText('Client billing', {}, { timeout: 2000 })).toBeInTheDocument();
});

test('a client who comes home with a pending invitation is led to the registration', async () => {
  savePendingInvitation({ code: 'ABCD', email: people.client.email, role: 'developer' });
  mockNetwork({ Viewer: { data: { me: people.client } } });
  openPage('/');
  expect(await screen.findByText('Redirecting to your portal')).toBeInTheDocument();
  expect(await screen.findByText('Contractor registration', {}, { timeout: 2000 })).toBeInTheDocument();
});

test('anyone else with one stays at home', async () => {
  savePendingInvitation({ code: 'ABCD', email: people.client.email, role: 'developer' });
  mockNetwork({ Viewer: { data: { me: people.developer } } });
  openPage('/');
  expect(await screen.findByText('To the portal')).toBeInTheDocument();
});

test('the buttons of the bar open the sign-in dialogs where the public pages are', async () => {
  mockNetwork({ Viewer: signedOutReply });
  openPage('/nowhere');
  await follow(await screen.findByRole('button', { name: 'Associate Login' }));
  expect(await screen.findByText('To the portal')).toBeInTheDocument();
  expect(screen.getByText('Asked for ?sign-in=associate')).toBeInTheDocument();
});

test('Logout leaves for the server, which ends the session', async () => {
  mockNetwork({ Viewer: { data: { me: people.client } } });
  const { left } = openPage('/client');
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(left).toEqual(['/api/logout']);
});

test('the name of the person leads to their account', async () => {
  mockNetwork({ Viewer: { data: { me: people.client } } });
  openPage('/client');
  const name = await screen.findByRole('link', { name: 'Welcome, Carla Reyes' });
  expect(name).toHaveAttribute('href', '/account');
  await screen.findByText('Client dashboard');
});

test('who has a profile picture sees it beside the welcome', async () => {
  mockNetwork({ Viewer: { data: { me: { ...people.client, profileImageUrl: '/carla.png' } } } });
  openPage('/client');
  const welcome = await screen.findByRole('link', { name: 'Welcome, Carla Reyes' });
  const bar = welcome.closest('header') as HTMLElement;
  expect(bar.querySelector('img')).toHaveAttribute('src', '/carla.png');
  await screen.findByText('Client dashboard');
});

test('a portal that cannot be loaded shows a card; the bar works, other portals work, and so does Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React tells of what the boundary has caught.
  mockNetwork({ Viewer: { data: { me: people.client } } });
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

test('a change of screen names the document, reports one page view and moves the focus', async () => {
  const views: PageView[] = [];
  const note = (event: Event) => views.push((event as CustomEvent<PageView>).detail);
  document.addEventListener(pageViewEvent, note);
  mockNetwork({ Viewer: { data: { me: people.client } } });
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

test('the first stop of the keyboard leads past the bar', async () => {
  mockNetwork({ Viewer: signedOutReply });
  openPage('/');
  await screen.findByText('To the portal');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

test('whoever signs in may get other versions: what is not loaded yet is looked up anew', async () => {
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
