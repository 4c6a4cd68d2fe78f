import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, errorReply, signedOutReply, replyTo } from 'kit/test/network';
import { renderInPage } from 'kit/test/render';
import { RequestPasswordResetDocument } from '#gql/graphql.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';

const open = () => renderInPage(<ForgotPasswordScreen />);

async function submit(email: string) {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
}

test('without an email nothing is sent', async () => {
  const { sent } = mockNetwork({ Viewer: signedOutReply });
  open();
  await submit('');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(sent.map(({ operation }) => operation)).toEqual(['Viewer']);
});

test('during the request the button says so, and a double click sends once', async () => {
  const { sent } = mockNetwork({ Viewer: signedOutReply, RequestPasswordReset: () => new Promise(() => undefined) });
  open();
  await userEvent.type(screen.getByLabelText('Email'), 'carla@example.test');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send link' }));
  expect(screen.getByRole('button', { name: 'Sending link…' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent.filter(({ operation }) => operation === 'RequestPasswordReset')).toHaveLength(1);
});

test('the confirmation does not reveal whether the account exists, and has the focus', async () => {
  const { sent } = mockNetwork({
    Viewer: signedOutReply,
    RequestPasswordReset: replyTo(RequestPasswordResetDocument, { requestPasswordReset: true }),
  });
  open();
  await submit(' Carla@Example.test ');
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
  expect(screen.getByText(/has an account, a link is on its way/)).toHaveTextContent('carla@example.test');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  expect(sent.at(-1)?.variables).toEqual({ input: { email: 'carla@example.test' } });
});

test.each([
  [
    'the message of the server',
    'Too many attempts. Please try again in 14 minutes',
    'Too many attempts. Please try again in 14 minutes',
  ],
  ['its own message when the server gives none', '', 'Please try again.'],
])('a failed request shows %s, and the form stays', async (_, message, shown) => {
  mockNetwork({ Viewer: signedOutReply, RequestPasswordReset: errorReply('RATE_LIMITED', message) });
  open();
  await submit('carla@example.test');
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText("Couldn't send the link")).toBeInTheDocument();
  expect(within(alert).getByText(shown)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('carla@example.test');
});
