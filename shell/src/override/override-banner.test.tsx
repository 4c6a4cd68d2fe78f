import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteRow } from 'kit/contract';
import { mockNetwork } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import { openPage } from '../testing/open-page.tsx';
import { OverrideBanner } from './override-banner.tsx';

const published: RemoteRow = {
  name: 'mfe-client',
  version: '0123456789ab',
  entry: '/remotes/mfe-client/0123456789ab/remoteEntry.js',
  integrity: 'sha384-…',
  ahead: [],
};
const local = (name: string, port: number): RemoteRow => ({
  name,
  version: 'dev',
  entry: `http://127.0.0.1:${port}/remoteEntry.js`,
  integrity: '',
  ahead: [],
  isOverride: true,
});

/** As the server writes it into the page. */
function registry(...rows: RemoteRow[]): void {
  const place = document.createElement('script');
  place.type = 'application/json';
  place.id = 'remotes';
  place.textContent = JSON.stringify(Object.fromEntries(rows.map((row) => [row.name, row])));
  document.body.append(place);
}
afterEach(() => document.getElementById('remotes')?.remove());

test('the page lists the portals that come from this machine, and their origins', async () => {
  registry(published, local('mfe-sales', 4205), local('mfe-admin', 4999));
  mockNetwork({ Viewer: viewerReply(people.client) });
  openPage('/client');
  const said = await screen.findByText('mfe-sales');
  const status = said.closest('[role=status]');
  expect(status).toHaveTextContent(
    'mfe-sales is loaded from http://127.0.0.1:4205mfe-admin is loaded from http://127.0.0.1:4999',
  );
  expect(status).not.toHaveTextContent('mfe-client');
});

test('without overrides there is no banner', async () => {
  registry(published);
  mockNetwork({ Viewer: viewerReply(people.client) });
  openPage('/client');
  await screen.findByText('Client dashboard');
  expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeInTheDocument();
});

test('Leave notifies the server, and then reloads the same screen', async () => {
  registry(local('mfe-client', 4202));
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const { left } = renderInPage(<OverrideBanner />, { path: '/client/projects?status=live' });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(sent).toHaveBeenCalledWith('/override/leave', { method: 'POST' });
  expect(left).toEqual(['/client/projects?status=live']);
});

test("if the server doesn't respond, the banner stays and offers a retry", async () => {
  registry(local('mfe-client', 4202));
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { left } = renderInPage(<OverrideBanner />);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText(/didn't respond/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Leave' })).toHaveAttribute('aria-disabled', 'false');
  expect(left).toEqual([]);
});
