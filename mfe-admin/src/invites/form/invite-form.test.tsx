import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { invite, invitesReply, createdReply, rolesReply } from '../../testing/invites.ts';
import { showInvites } from '../../testing/show-invites.tsx';

const email = () => screen.findByLabelText('Email');
const role = () => screen.getByLabelText('Role');
const specialization = () => screen.getByLabelText('Specialization');
const generate = () => userEvent.click(screen.getByRole('button', { name: 'Generate Invite' }));
const sentInputs = (sent: { operation: string; variables: Record<string, unknown> }[]) =>
  sent.filter(({ operation }) => operation === 'CreateInvite').map(({ variables }) => variables.input);

async function fillIn(address: string, chosen: string) {
  await userEvent.type(await email(), address);
  await userEvent.selectOptions(role(), chosen);
}

test('an empty form shows the specified message for each missing value', async () => {
  const { sent } = showInvites();
  await email();
  await generate();
  expect(await email()).toHaveAccessibleDescription('Please enter a valid email address');
  expect(await email()).toHaveFocus();
  expect(role()).toHaveAccessibleDescription('Please select a role');
  expect(sentInputs(sent)).toEqual([]);
});

test('selecting a role clears its error', async () => {
  showInvites();
  await email();
  await generate();
  await userEvent.selectOptions(role(), 'Client');
  expect(role()).not.toBeInvalid();
});

test('generates an invite, shows it with a toast, lists it and resets the form', async () => {
  const { answers, sent } = showInvites({ CreateInvite: createdReply('nina@example.test') });
  expect(await screen.findByText('No invites generated yet')).toBeInTheDocument();
  await fillIn(' Nina@Example.test', 'Client');
  answers.RecentInvites = invitesReply([invite({ email: 'nina@example.test' })]);
  await generate();
  const toast = (await screen.findByText('Invite Created')).closest('output') as HTMLElement;
  expect(within(toast).getByText('Invite code generated successfully!')).toBeInTheDocument();
  expect(sentInputs(sent)).toEqual([{ email: 'nina@example.test', role: 'client', contractorRole: null }]);
  expect(await screen.findByRole('heading', { name: 'Invite for nina@example.test' })).toHaveFocus();
  expect(await screen.findByRole('listitem')).toHaveTextContent('nina@example.test');
  expect(await email()).toHaveValue('');
  expect(role()).toHaveValue('');
});

test('while generating, the button says Generating… and is disabled', async () => {
  showInvites({ CreateInvite: () => new Promise(() => undefined) });
  await fillIn('nina@example.test', 'Client');
  await generate();
  expect(screen.getByRole('button', { name: 'Generating…' })).toHaveAttribute('aria-disabled', 'true');
});

test('offers a specialization only to contractors: the three built-in ones and the active added roles', async () => {
  const { sent } = showInvites({
    CreateInvite: createdReply('nina@example.test'),
    InvitableRoles: rolesReply([
      { name: 'developer', displayName: 'Developer', isActive: true },
      { name: 'data_engineer', displayName: 'Data Engineer', isActive: true },
      { name: 'blockchain', displayName: 'Blockchain', isActive: false },
    ]),
  });
  await fillIn('nina@example.test', 'Client');
  expect(screen.queryByLabelText('Specialization')).not.toBeInTheDocument();
  await userEvent.selectOptions(role(), 'Contractor');
  const offered = within(specialization()).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'None (optional)',
    'Developer',
    'Tester',
    'Support',
    'Data Engineer',
  ]);
  await userEvent.selectOptions(specialization(), 'Data Engineer');
  await generate();
  await screen.findByRole('heading', { name: /^Invite for/ });
  expect(sentInputs(sent)).toEqual([
    { email: 'nina@example.test', role: 'contractor', contractorRole: 'data_engineer' },
  ]);
});

test('clears the specialization when the role changes', async () => {
  const { sent } = showInvites({ CreateInvite: createdReply('nina@example.test') });
  await fillIn('nina@example.test', 'Contractor');
  await userEvent.selectOptions(specialization(), 'Tester');
  await userEvent.selectOptions(role(), 'Admin');
  await generate();
  await screen.findByRole('heading', { name: /^Invite for/ });
  expect(sentInputs(sent)).toEqual([{ email: 'nina@example.test', role: 'admin', contractorRole: null }]);
});

test('offers the three built-in ones if the added roles fail to load, and can retry', async () => {
  const { answers } = showInvites({ InvitableRoles: errorReply('UNAVAILABLE', 'Try again in a moment') });
  await fillIn('nina@example.test', 'Contractor');
  expect(within(specialization()).getByRole('option', { name: 'Tester' })).toBeInTheDocument();
  expect(await screen.findByText("Couldn't load added roles.")).toBeInTheDocument();
  answers.InvitableRoles = rolesReply([{ name: 'data_engineer', displayName: 'Data Engineer', isActive: true }]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await within(specialization()).findByRole('option', { name: 'Data Engineer' })).toBeInTheDocument();
  expect(screen.queryByText("Couldn't load added roles.")).not.toBeInTheDocument();
});

test('server validation errors appear at their fields', async () => {
  const taken = 'An account with this email already exists. You can change its role in the list of users';
  showInvites({ CreateInvite: errorReply('CONFLICT', taken, { email: taken }) });
  await fillIn('carla@example.test', 'Client');
  await generate();
  expect(await screen.findByText(taken)).toBeInTheDocument();
  expect(await email()).toHaveAccessibleDescription(taken);
  const link = screen.getByRole('link', { name: 'Open this account in the list of users' });
  expect(link).toHaveAttribute('href', '/admin/users?q=carla%40example.test');
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

test.each([
  ['the message of the server', 'UNAVAILABLE', 'The database is away', 'The database is away'],
  ['its own message when the server gives none', 'INTERNAL', '', 'Failed to create invite'],
])('a failure shows %s and keeps the form values', async (_, code, message, shown) => {
  showInvites({ CreateInvite: errorReply(code, message) });
  await fillIn('nina@example.test', 'Client');
  await generate();
  const alert = screen.getByText('Error').closest('[role=alert]') as HTMLElement;
  expect(within(alert).getByText(shown)).toBeInTheDocument();
  expect(await email()).toHaveValue('nina@example.test');
});

test('an unreachable server shows the specified message', async () => {
  showInvites({
    CreateInvite: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await fillIn('nina@example.test', 'Client');
  await generate();
  expect(await screen.findByText('Failed to create invite')).toBeInTheDocument();
});
