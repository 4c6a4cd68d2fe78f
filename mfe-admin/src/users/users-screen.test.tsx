import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replyTo, toConnection } from 'kit/test/network';
import { HubUsersDocument, OfferedRolesDocument } from '#gql/graphql.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { UsersScreen } from './users-screen.tsx';
import { type User, user } from '../testing/users.ts';

const founder = user({
  id: 'u1',
  firstName: 'Ruth',
  lastName: 'Adler',
  role: 'admin',
  contractorRole: null,
  viewerCanChange: false,
});

function show(path: string, users: User[]) {
  const answers = {
    HubUsers: replyTo(HubUsersDocument, { users: toConnection('User', users) }),
    OfferedRoles: replyTo(OfferedRolesDocument, { contractorRoles: [] }),
  };
  return showScreen(<UsersScreen />, { path, answers });
}
const row = async (name: string) => {
  const rows = await within(await screen.findByRole('list', { name: 'Users' })).findAllByRole('listitem');
  return rows.find(({ textContent }) => textContent?.includes(name)) as HTMLElement;
};

test('an administrator finds every account, and can change all but the founder and themselves', async () => {
  show('/admin/users', [user({}), founder]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
  const other = within(await row('Tomás Romero'));
  expect(other.getByRole('button', { name: 'Change role of Tomás Romero' })).toBeInTheDocument();
  expect(other.getByRole('button', { name: 'Deactivate Tomás Romero' })).toBeInTheDocument();
  expect(within(await row('Ruth Adler')).queryByRole('button')).not.toBeInTheDocument();
});

test('a link opens the list with a search, and filters stay in the address', async () => {
  const { getInputs, address } = show('/admin/users?q=tomas%40demo.test', [user({})]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Users found' })).toBeInTheDocument();
  expect(getInputs('HubUsers')[0]).toMatchObject({ search: 'tomas@demo.test' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(address()).toBe('/admin/users');
  expect(await screen.findByRole('heading', { level: 2, name: 'All users' })).toBeInTheDocument();
});
