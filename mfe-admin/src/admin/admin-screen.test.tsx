import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people, viewerReply } from 'kit/test/people';
import { documentsPath, showAdmin, templatesPath } from '../testing/show-admin.tsx';

const current = () => screen.getByRole('navigation', { name: 'Sections' }).querySelector('[aria-current=page]');

test('opens on the dashboard and links to the other screens', async () => {
  showAdmin('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin portal' })).toBeInTheDocument();
  expect(current()).toHaveTextContent('Dashboard');
  expect(screen.getByRole('link', { name: 'User Invites' })).toHaveAttribute('href', '/admin/invites');
  expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/admin/users');
  await userEvent.click(screen.getByRole('link', { name: 'AI Management' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'AI Management' })).toBeInTheDocument();
  expect(current()).toHaveTextContent('AI Management');
});

test('links to the knowledge hub for the founder', async () => {
  showAdmin('/admin', { Viewer: viewerReply(people.founder) });
  expect(await screen.findByRole('link', { name: 'Knowledge Hub' })).toHaveAttribute('href', '/admin-dashboard');
});

test('hides founder-only links from an administrator', async () => {
  showAdmin('/admin');
  await screen.findByRole('link', { name: 'User Invites' });
  expect(screen.queryByRole('link', { name: 'Knowledge Hub' })).not.toBeInTheDocument();
});

test.each([
  [templatesPath, 'Prompt Templates'],
  [documentsPath, 'AI Documents'],
])('%s opens the tab %s', async (path, tab) => {
  showAdmin(path);
  expect(await screen.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: tab })).toBeInTheDocument();
});

test('arrow keys move between tabs', async () => {
  showAdmin(templatesPath);
  (await screen.findByRole('tab', { name: 'Prompt Templates' })).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'AI Documents' })).toHaveFocus();
  expect(await screen.findByText('No AI documents yet')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Prompt Templates' })).toHaveFocus();
});
