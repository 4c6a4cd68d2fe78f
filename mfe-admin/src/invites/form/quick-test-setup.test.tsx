import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInvites } from '../../testing/show-invites.tsx';

test.each([
  ['Contractor (developer)', /^test-contractor-\w+@example\.test$/, 'contractor', 'developer'],
  ['Client', /^test-client-\w+@example\.test$/, 'client', null],
  ['Admin', /^test-admin-\w+@example\.test$/, 'admin', null],
])('%s fills the form and sends nothing', async (name, address, role, specialization) => {
  const { sent } = showInvites();
  await userEvent.click(await screen.findByRole('button', { name }));
  expect((screen.getByLabelText('Email') as HTMLInputElement).value).toMatch(address);
  expect(screen.getByLabelText('Role')).toHaveValue(role);
  if (specialization) expect(screen.getByLabelText('Specialization')).toHaveValue(specialization);
  else expect(screen.queryByLabelText('Specialization')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Generate Invite' })).toHaveFocus();
  expect(sent.some(({ operation }) => operation === 'CreateInvite')).toBe(false);
});

test('each click creates another address and clears earlier errors', async () => {
  showInvites();
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Invite' }));
  const email = screen.getByLabelText('Email') as HTMLInputElement;
  expect(email).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Client' }));
  expect(email).not.toBeInvalid();
  const first = email.value;
  await userEvent.click(screen.getByRole('button', { name: 'Client' }));
  expect(email.value).not.toBe(first);
});
