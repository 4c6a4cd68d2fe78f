import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'kit/router';
import { useSession } from 'kit/session';
import { mockNetwork, errorReply, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import { ResetPasswordDocument } from '#gql/graphql.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const me = viewerReply(people.client);
const invalid = 'This link is invalid or has expired. Please request a new one';

function Page() {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      <p data-testid="who">{`${viewer?.firstName ?? 'no one'} at ${pathname}`}</p>
      <ResetPasswordScreen />
    </>
  );
}

const open = (path = '/reset-password?token=t0ken') => renderInPage(<Page />, { path });
const field = (label: string) => screen.getByLabelText(label);

async function submit(password: string, confirm = password) {
  if (password) await userEvent.type(field('New password'), password);
  if (confirm) await userEvent.type(field('Confirm password'), confirm);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

test('a link without a token offers a new one', async () => {
  mockNetwork({ Viewer: me });
  open('/reset-password');
  expect(await screen.findByText(invalid)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
});

test('the password must be long enough and match its repetition', async () => {
  mockNetwork({ Viewer: me });
  open();
  await submit('short', 'other');
  expect(field('New password')).toHaveAccessibleDescription('Password must be at least 12 characters long');
  expect(field('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
  expect(field('New password')).toHaveFocus();
});

test('a new password shows a toast, signs out and opens the sign-in', async () => {
  const { sent } = mockNetwork({ Viewer: me, ResetPassword: replyTo(ResetPasswordDocument, { resetPassword: true }) });
  open();
  await screen.findByText('Carla at /reset-password');
  await submit('a good long secret');
  expect(await screen.findByText('no one at /login')).toBeInTheDocument();
  expect(within(screen.getByRole('status')).getByText('Password changed')).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({ input: { token: 't0ken', password: 'a good long secret' } });
});

test('a double click changes once', async () => {
  const { sent } = mockNetwork({ Viewer: me, ResetPassword: () => new Promise(() => undefined) });
  open();
  await userEvent.type(field('New password'), 'a good long secret');
  await userEvent.type(field('Confirm password'), 'a good long secret');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.getByRole('button', { name: 'Changing password…' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent.filter(({ operation }) => operation === 'ResetPassword')).toHaveLength(1);
});

test('a used or expired link offers a new one', async () => {
  mockNetwork({ Viewer: me, ResetPassword: errorReply('BAD_USER_INPUT', 'Please check the form', { token: invalid }) });
  open();
  await submit('a good long secret');
  expect(await screen.findByRole('heading', { name: 'Invalid Link' })).toBeInTheDocument();
  expect(screen.getByText(invalid)).toBeInTheDocument();
});

test('a common password is marked at its field', async () => {
  const password = 'This password is too common. Please choose another';
  mockNetwork({ Viewer: me, ResetPassword: errorReply('BAD_USER_INPUT', 'Please check the form', { password }) });
  open();
  await submit('password12345');
  expect(await screen.findByText(password)).toBeInTheDocument();
  expect(field('New password')).toHaveFocus();
});

test('any other failure shows a toast, and the form stays', async () => {
  mockNetwork({ Viewer: me, ResetPassword: errorReply('UNAVAILABLE', 'The database is not available') });
  open();
  await submit('a good long secret');
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText("Couldn't change the password")).toBeInTheDocument();
  expect(within(alert).getByText('The database is not available')).toBeInTheDocument();
  expect(field('New password')).toHaveValue('a good long secret');
});
