import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Portal } from 'kit/contract';
import { mockNetwork } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { openPage } from '../testing/open-page.tsx';

const paths = [
  '/admin',
  '/admin/projects',
  '/admin-dashboard',
  '/sales-portal',
  '/project-manager-portal',
  '/contractor',
];
const portal: Portal = {
  routes: paths.map((path) => ({ path, title: 'Portal', Screen: () => <h1>At {path}</h1> })),
  nav: [],
};

async function open(path: string, viewer: (typeof people)[keyof typeof people]) {
  mockNetwork({ Viewer: viewerReply(viewer) });
  openPage(path, async () => portal);
  await screen.findByRole('heading', { level: 1, name: `At ${path}` });
}

async function getAreas() {
  await userEvent.click(screen.getByText('Portals'));
  return within(screen.getByRole('navigation', { name: 'Portals' })).getAllByRole('link');
}

test.each([
  ['sales', '/sales-portal', ['Sales portal', 'Contractor hub']],
  ['pm', '/project-manager-portal', ['Project manager portal', 'Contractor hub']],
  ['admin', '/sales-portal', ['Admin portal', 'Sales portal', 'Project manager portal']],
  ['founder', '/contractor', ['Admin portal', 'Knowledge Hub', 'Sales portal', 'Project manager portal']],
] as const)('%s, at %s, finds what they may open, their own portal first', async (name, path, titles) => {
  await open(path, people[name]);
  expect((await getAreas()).map(({ textContent }) => textContent)).toEqual(titles);
});

test.each(['developer', 'tester', 'support'] as const)('%s has one portal and no menu', async (name) => {
  await open('/contractor', people[name]);
  expect(screen.queryByText('Portals')).not.toBeInTheDocument();
});

test('the current one is marked, also on the screens below it', async () => {
  await open('/admin/projects', people.founder);
  const current = (await getAreas()).filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Admin portal']);
});

test('an administrator finds the way back from the sales portal by keyboard', async () => {
  await open('/sales-portal', people.admin);
  const summary = screen.getByText('Portals');
  await getAreas();
  screen.getByRole('link', { name: 'Admin portal' }).focus();
  await act(async () => userEvent.keyboard('{Enter}'));
  await screen.findByRole('heading', { level: 1, name: 'At /admin' });
  await waitFor(() => expect(summary.closest('details')).not.toHaveAttribute('open'));
});
