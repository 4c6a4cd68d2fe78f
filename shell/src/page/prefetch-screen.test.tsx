import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Portal } from 'kit/contract';
import { mockNetwork } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import type { FetchPortal } from '../portals/portal-loader.ts';
import { fetchTestPortal, marketingPortal, openPage } from '../testing/open-page.tsx';

test('a link to a portal prefetches it on hover', async () => {
  mockNetwork({ Viewer: viewerReply(people.client) });
  const fetchPortal = jest.fn(fetchTestPortal);
  openPage('/', fetchPortal);
  const link = await screen.findByText('To the portal');
  expect(fetchPortal).not.toHaveBeenCalledWith('mfe_client', false);
  fireEvent.pointerOver(link);
  expect(fetchPortal).toHaveBeenCalledWith('mfe_client', false);
  await act(async () => undefined);
});

/** A portal whose screen is a separate file and loads data. */
function withData() {
  const prefetchData = jest.fn();
  const there = Object.assign(() => <h1>Client dashboard</h1>, { prefetchData });
  const Screen = Object.assign(there.bind(null), { preload: async () => there });
  const portal: Portal = { routes: [{ path: '/client', title: 'Dashboard', Screen }], nav: [] };
  const fetchPortal = jest.fn<ReturnType<FetchPortal>, Parameters<FetchPortal>>(async (remote) =>
    remote === 'mfe_client' ? portal : marketingPortal,
  );
  return { prefetchData, fetchPortal };
}

test('then its screen and its first data, once per hover', async () => {
  mockNetwork({ Viewer: viewerReply(people.client) });
  const { prefetchData, fetchPortal } = withData();
  openPage('/', fetchPortal);
  const link = await screen.findByText('To the portal');
  fireEvent.pointerOver(link);
  await waitFor(() => expect(prefetchData).toHaveBeenCalledTimes(1));
  expect(prefetchData.mock.calls[0]?.[1].href).toBe('http://localhost/client');
  expect(prefetchData.mock.calls[0]?.[2]).toMatchObject({ role: 'client' });
  // Moving within the link changes nothing; focusing it does.
  link.dispatchEvent(new MouseEvent('pointerover', { bubbles: true, relatedTarget: link.firstChild }));
  await act(async () => undefined);
  expect(prefetchData).toHaveBeenCalledTimes(1);
  await act(async () => link.focus());
  expect(prefetchData).toHaveBeenCalledTimes(2);
});

test.each([
  ['who may not open it', people.developer, false],
  ['who saves data', people.client, true],
])('nothing is prefetched for %s', async (_, me, saveData) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  mockNetwork({ Viewer: viewerReply(me) });
  const { fetchPortal } = withData();
  openPage('/', fetchPortal);
  fireEvent.pointerOver(await screen.findByText('To the portal'));
  await act(async () => undefined);
  expect(fetchPortal.mock.calls.map(([remote]) => remote)).toEqual(['mfe_marketing']);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
});
