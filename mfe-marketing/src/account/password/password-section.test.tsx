import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import { ChangePasswordDocument } from '#account/gql/graphql.ts';
import { PasswordSection } from './password-section.tsx';

const changed = jest.fn();
beforeEach(() => changed.mockReset());

const field = (label: string) => screen.getByLabelText(label);

async function open(reply: MockResponse | (() => Promise<MockResponse>)) {
  const { sent } = mockNetwork({ Viewer: viewerReply(people.client), ChangePassword: reply });
  renderInPage(
    <SignedIn>
      <PasswordSection email="carla@example.test" onChanged={changed} />
    </SignedIn>,
  );
  await screen.findByLabelText('Current password');
  return sent;
}

async function submit(current: string, next: string, confirm = next) {
  if (current) await userEvent.type(field('Current password'), current);
  if (next) await userEvent.type(field('New password'), next);
  if (confirm) await userEvent.type(field('Confirm password'), confirm);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

test('a missing, short or mismatched password is marked at its field', async () => {
  const sent = await open(replyTo(ChangePasswordDocument, { changePassword: true }));
  await submit('', 'short', 'other');
  expect(field('Current password')).toHaveAccessibleDescription('Password is required');
  expect(field('New password')).toHaveAccessibleDescription('Password must be at least 12 characters long');
  expect(field('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
  expect(field('Current password')).toHaveFocus();
  expect(sent.map(({ operation }) => operation)).toEqual(['Viewer']);
});

test('a change shows a toast, empties the form and refetches the sessions', async () => {
  const sent = await open(replyTo(ChangePasswordDocument, { changePassword: true }));
  await submit('the old password', 'a good long secret');
  const status = screen.getByRole('status');
  expect(await within(status).findByText('Password changed')).toBeInTheDocument();
  expect(within(status).getByText('Your other sessions have ended.')).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({
    input: { currentPassword: 'the old password', newPassword: 'a good long secret' },
  });
  for (const label of ['Current password', 'New password', 'Confirm password']) expect(field(label)).toHaveValue('');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a double click changes once', async () => {
  const sent = await open(() => new Promise(() => undefined));
  await submit('the old password', 'a good long secret');
  expect(screen.getByRole('button', { name: 'Changing password…' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(field('Confirm password'), '{Enter}');
  expect(sent.filter(({ operation }) => operation === 'ChangePassword')).toHaveLength(1);
});

test.each([
  ['Current password', 'currentPassword', 'This is not your current password'],
  ['New password', 'newPassword', 'This password is too common. Please choose another'],
])('an error of the server is shown at %s', async (label, name, message) => {
  await open(errorReply('BAD_USER_INPUT', 'Please check the form', { [name]: message }));
  await submit('the old password', 'password12345');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field(label)).toHaveFocus();
  expect(changed).not.toHaveBeenCalled();
});

test.each([
  ['Too many attempts. Please try again in 15 minutes', 'Too many attempts. Please try again in 15 minutes'],
  ['', 'Please try again.'],
])('any other failure shows a toast, and the form stays', async (message, shown) => {
  await open(errorReply('RATE_LIMITED', message));
  await submit('the old password', 'a good long secret');
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText("Couldn't change the password")).toBeInTheDocument();
  expect(within(alert).getByText(shown)).toBeInTheDocument();
  expect(field('New password')).toHaveValue('a good long secret');
});
