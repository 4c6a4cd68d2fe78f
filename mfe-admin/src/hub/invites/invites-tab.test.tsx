import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { invite, invitesReply, createdReply, resentReply, rolesReply } from '../../testing/invites.ts';
import { showHub } from '../../testing/show-hub.tsx';

const roles = rolesReply([
  { name: 'developer', displayName: 'Developer', isActive: true },
  { name: 'data_engineer', displayName: 'Data Engineer', isActive: true },
  { name: 'tester', displayName: 'Tester', isActive: false },
]);
let copied: string | null;
beforeEach(() => {
  copied = null;
});
/** userEvent installs a clipboard of its own; the page gets one that tests can read. */
const copy = async (email: string) => {
  const writeText = async (text: string) => void (copied = text);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: `Copy login code of ${email}` })));
};
const dialog = () => within(screen.getByRole('dialog'));

async function open(answers: Parameters<typeof showHub>[1] = {}) {
  const server = showHub('?tab=invites', { InvitableRoles: roles, ...answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Create Invitation' }));
  await screen.findByLabelText('Email');
  return server;
}
const submit = () => userEvent.click(dialog().getByRole('button', { name: 'Create Invitation' }));

test('an empty list shows the specified text', async () => {
  showHub('?tab=invites');
  expect(await screen.findByText('No invitations created yet')).toBeInTheDocument();
});

test('the dialog offers only active contractor roles', async () => {
  await open();
  await dialog().findByRole('option', { name: 'Developer' });
  expect(
    dialog()
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Select a role', 'Developer', 'Data Engineer']);
});

test('without an active role it says so and links to the roles', async () => {
  await open({ InvitableRoles: rolesReply([{ name: 'tester', displayName: 'Tester', isActive: false }]) });
  expect(await dialog().findByText('No active contractor roles available')).toBeInTheDocument();
  expect(dialog().getByRole('link', { name: 'Create a role first' })).toHaveAttribute(
    'href',
    '/admin-dashboard?tab=roles',
  );
});

test('email and role are required, each with its own message', async () => {
  const { getInputs } = await open();
  await submit();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Valid email is required');
  expect(screen.getByLabelText('Role')).toHaveAccessibleDescription('Please select a role');
  expect(getInputs('CreateInvite')).toEqual([]);
});

test('creates an invitation, shows its token in a toast and lists it; its login code can be copied while it is known', async () => {
  const { answers, getInputs } = await open({
    CreateInvite: createdReply('nina@example.test'),
  });
  await userEvent.type(screen.getByLabelText('Email'), 'Nina@example.test');
  await userEvent.selectOptions(await dialog().findByLabelText('Role'), 'Data Engineer');
  answers.RecentInvites = invitesReply([
    invite({ email: 'nina@example.test', role: 'contractor', contractorRole: 'data_engineer' }),
    invite({ email: 'otto@example.test' }),
  ]);
  await submit();
  expect(await screen.findByText('Invitation Created!')).toBeInTheDocument();
  expect(screen.getByText('Invite token: tok-1')).toBeInTheDocument();
  expect(getInputs('CreateInvite')).toEqual([
    { input: { email: 'nina@example.test', role: 'contractor', contractorRole: 'data_engineer' } },
  ]);
  const list = within(await screen.findByRole('list', { name: 'Invites' }));
  await list.findByText('CODE-tok-1');
  await copy('nina@example.test');
  expect(copied).toBe('CODE-tok-1');
  expect(screen.getByText('Copied!')).toBeInTheDocument();
  expect(list.queryByRole('button', { name: 'Copy login code of otto@example.test' })).not.toBeInTheDocument();
});

test('resending an invitation creates a code that can be copied', async () => {
  showHub('?tab=invites', {
    RecentInvites: invitesReply([invite({ email: 'nina@example.test' })]),
    ResendInvite: resentReply('nina@example.test', 'tok-2'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Resend invite to nina@example.test' }));
  await screen.findByRole('button', { name: 'Copy login code of nina@example.test' });
  await copy('nina@example.test');
  expect(copied).toBe('CODE-tok-2');
});

test('a rejected invitation shows the server message and keeps the form values', async () => {
  await open({ CreateInvite: errorReply('CONFLICT', 'This person has an account already') });
  await userEvent.type(screen.getByLabelText('Email'), 'nina@example.test');
  await userEvent.selectOptions(await dialog().findByLabelText('Role'), 'Developer');
  await submit();
  expect(await screen.findByText('This person has an account already')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('nina@example.test');
});

test('roles that failed to load can be retried', async () => {
  const { answers } = await open({ InvitableRoles: errorReply('UNAVAILABLE', 'Away') });
  const retry = await dialog().findByRole('button', { name: 'Retry' });
  answers.InvitableRoles = roles;
  await userEvent.click(retry);
  expect(await dialog().findByRole('option', { name: 'Developer' })).toBeInTheDocument();
});
