import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, signedOutReply } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { Link, useNavigate } from 'kit/router';
import type { DeclaredPortalRow } from 'rules/portal-rows';
import { marketingPortal, openPage } from '../testing/open-page.tsx';
import { serveRegistry } from '../testing/serve-registry.ts';
import type { FetchPortal } from './portal-loader.ts';
import { fetchRegistry, getFreshRegistry } from './registry.ts';

const hiring: DeclaredPortalRow = { path: '/hiring', below: true, title: 'Hiring', audiences: ['admin'] };
const screens: FetchPortal = async (remote) =>
  remote === 'mfe_hiring'
    ? { routes: [{ path: '/hiring', title: 'Hiring', Screen: () => <h1>Candidates</h1> }], nav: [] }
    : { ...marketingPortal, routes: [{ path: '/', title: 'Home', Screen: Home }, ...marketingPortal.routes.slice(1)] };

function Home() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/hiring">Hire</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** Opens the page for a person, with the registry that the server wrote into it. */
async function visit(path: string, who: keyof typeof people | null, portals: DeclaredPortalRow[]) {
  mockNetwork({ Viewer: who ? viewerReply(people[who]) : signedOutReply });
  const registry = serveRegistry(portals);
  await fetchRegistry();
  registry.requestCount = 0;
  return { ...openPage(path, screens), registry };
}

/** Clicks, and lets React wait for the portal that the link leads to. */
async function followHire() {
  const link = await screen.findByRole('link', { name: 'Hire' });
  await act(async () => userEvent.click(link));
}

test('a portal registered by a release is shown to those who may open it', async () => {
  await visit('/hiring', 'admin', [hiring]);
  expect(await screen.findByRole('heading', { name: 'Candidates' })).toBeInTheDocument();
  expect(document.title).toBe('Hiring · 10x Labs');
});

test('it is gated like any other: other people are redirected home', async () => {
  await visit('/hiring', 'client', [hiring]);
  expect(await screen.findByRole('link', { name: 'Hire' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Candidates' })).not.toBeInTheDocument();
});

test("the bar links there from everywhere, and back to the person's own portal", async () => {
  await visit('/', 'admin', [hiring]);
  await userEvent.click(await screen.findByText('Portals'));
  const menu = within(screen.getByRole('navigation', { name: 'Portals' }));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin',
    '/sales-portal',
    '/project-manager-portal',
    '/hiring',
  ]);
});

test('with one portal there is no menu', async () => {
  await visit('/', 'client', [hiring]);
  expect(await screen.findByRole('link', { name: 'Hire' })).toBeInTheDocument();
  expect(screen.queryByText('Portals')).not.toBeInTheDocument();
});

test('a tab that was opened earlier discovers it on navigation, with one request', async () => {
  const { registry } = await visit('/', 'admin', []);
  registry.portals = [hiring];
  await followHire();
  expect(await screen.findByRole('heading', { name: 'Candidates' })).toBeInTheDocument();
  expect(registry.requestCount).toBe(1);
});

test('an unregistered address sends one registry request and shows the 404 screen', async () => {
  const { registry } = await visit('/', 'admin', []);
  await followHire();
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  expect(registry.requestCount).toBe(1);
});

test('an address that was unknown on load is looked up again on the next navigation to it', async () => {
  const { registry } = await visit('/hiring', 'admin', []);
  const home = await screen.findByRole('link', { name: 'Back to Home' });
  await act(async () => userEvent.click(home));
  const back = await screen.findByRole('button', { name: 'Back' });
  expect(registry.requestCount).toBe(0);
  registry.portals = [hiring];
  await act(async () => userEvent.click(back));
  expect(await screen.findByRole('heading', { name: 'Candidates' })).toBeInTheDocument();
  expect(registry.requestCount).toBe(1);
});

test('an approved path without a screen in this version says so, and is not suggested', async () => {
  await visit('/hiring/plan', 'admin', [{ path: '/hiring/plan', title: 'Hiring plan', audiences: ['admin'] }]);
  expect(await screen.findByText(/^This version of Hiring plan has no screen at/)).toBeInTheDocument();
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

test('a retired portal becomes the 404 screen while it is open', async () => {
  const { registry } = await visit('/hiring', 'admin', [hiring]);
  await screen.findByRole('heading', { name: 'Candidates' });
  registry.portals = [];
  await act(() => fetchRegistry());
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
});

test('a portal that loads during a registry request waits for it', async () => {
  mockNetwork({});
  const registry = serveRegistry([]);
  const [one, other] = await Promise.all([fetchRegistry(), getFreshRegistry()]);
  expect(other).toBe(one);
  await getFreshRegistry();
  expect(registry.requestCount).toBe(2);
});
