import { screen, within } from '@testing-library/react';
import type { Portal } from 'kit/contract';
import { mockNetwork } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { openPage } from '../testing/open-page.tsx';

const admin: Portal = {
  routes: ['/admin', '/admin-dashboard'].map((path) => ({ path, title: 'Admin', Screen: () => <h1>At {path}</h1> })),
  nav: [
    { to: '/admin', label: 'Admin' },
    { to: '/admin/invites?role=client', label: 'Invites' },
    { to: '/admin-dashboard', label: 'Knowledge Hub' },
  ],
};

async function showLinks(viewer: (typeof people)[keyof typeof people]) {
  mockNetwork({ Viewer: viewerReply(viewer) });
  openPage('/admin-dashboard', async () => admin);
  await screen.findByRole('heading', { level: 1, name: 'At /admin-dashboard' });
  const links = within(screen.getByRole('navigation', { name: 'Knowledge Hub' })).getAllByRole('link');
  return links.map(({ textContent }) => textContent);
}

test('the bar lists the links of a portal', async () => {
  expect(await showLinks(people.founder)).toEqual(['Admin', 'Invites', 'Knowledge Hub']);
});

test('links that the person may not open are left out', async () => {
  expect(await showLinks(people.analyst)).toEqual(['Knowledge Hub']);
});
