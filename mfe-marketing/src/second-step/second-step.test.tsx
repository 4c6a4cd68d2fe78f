import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'kit/session';
import { mockNetwork, errorReply, signedOutReply, type MockResponse, replyTo } from 'kit/test/network';
import { people } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import { SignInDocument, SignInWithRecoveryCodeDocument, SignInWithTotpDocument } from '#gql/graphql.ts';
import { signInExpiredMessage, type SecondFactor } from 'rules/second-factor';
import { LoginScreen } from '../login/login-screen.tsx';

function LoginHarness() {
  const { viewer } = useSession();
  return viewer ? <p>{viewer.firstName} is in</p> : <LoginScreen />;
}

const code = () => screen.getByLabelText('Code from your authenticator app');
const step = () => screen.findByRole('group', { name: 'One more step' });

async function open(
  secondFactor: SecondFactor[],
  answers: Record<string, MockResponse | (() => Promise<MockResponse>)> = {},
) {
  const { sent } = mockNetwork({
    Viewer: signedOutReply,
    SignIn: replyTo(SignInDocument, { signIn: { user: null, secondFactor } }),
    ...answers,
  });
  renderInPage(<LoginHarness />);
  await userEvent.type(await screen.findByLabelText('Email'), 'carla@example.test');
  await userEvent.type(screen.getByLabelText('Password'), 'demo-password-123');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  return sent;
}

test('six digits are submitted automatically and sign in', async () => {
  const sent = await open(['totp'], {
    SignInWithTotp: replyTo(SignInWithTotpDocument, { signInWithTotp: { user: people.client } }),
  });
  await step();
  expect(code()).toHaveFocus();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAttribute('inputmode', 'numeric');
  await userEvent.keyboard('123 456');
  expect(await screen.findByText('Carla is in')).toBeInTheDocument();
  const status = screen.getByRole('status');
  expect(within(status).getByText('Login Successful')).toBeInTheDocument();
  expect(within(status).getByText('Welcome back to 10x Labs!')).toBeInTheDocument();
  expect(sent.filter(({ operation }) => operation === 'SignInWithTotp')).toEqual([
    { operation: 'SignInWithTotp', variables: { input: { code: '123456' } } },
  ]);
});

test('during the request the button says Signing In...', async () => {
  await open(['totp'], { SignInWithTotp: () => new Promise(() => undefined) });
  await step();
  await userEvent.keyboard('123456');
  expect(screen.getByRole('button', { name: 'Signing In...' })).toHaveAttribute('aria-disabled', 'true');
});

test('too few digits are marked at the field on submit', async () => {
  await open(['totp']);
  await step();
  await userEvent.keyboard('12{Enter}');
  expect(code()).toHaveAccessibleDescription('Please enter the 6-digit code from your app');
});

test.each([
  ['a wrong code', 'UNAUTHENTICATED', "This code isn't valid. Enter the latest one"],
  ['too many tries', 'RATE_LIMITED', 'There were too many wrong answers. Please try again in 15 minutes'],
  ['an outage', 'UNAVAILABLE', 'The database is not available'],
])('%s is marked at the field, and the next digits replace the code', async (_, fault, message) => {
  const sent = await open(['totp'], { SignInWithTotp: errorReply(fault, message) });
  await step();
  await userEvent.keyboard('123456');
  await screen.findByText(message);
  expect(code()).toHaveAccessibleDescription(message);
  expect(code()).toHaveFocus();
  await userEvent.keyboard('654321');
  await screen.findByText(message);
  expect(sent.at(-1)?.variables).toEqual({ input: { code: '654321' } });
});

test('an expired sign-in starts over with the password and says why', async () => {
  await open(['totp'], { SignInWithTotp: errorReply('UNAUTHENTICATED', signInExpiredMessage) });
  await step();
  await userEvent.keyboard('123456');
  expect(await screen.findByText(signInExpiredMessage)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('carla@example.test');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('the sign-in can be started over', async () => {
  await open(['totp', 'recovery_code']);
  await step();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Email')).toHaveValue('carla@example.test');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'One more step' })).not.toBeInTheDocument();
});

test('without recovery codes left, none is offered', async () => {
  await open(['totp']);
  await step();
  expect(screen.queryByRole('button', { name: 'Use a recovery code instead' })).not.toBeInTheDocument();
});

async function openRecovery(reply: MockResponse) {
  const sent = await open(['totp', 'recovery_code'], { SignInWithRecoveryCode: reply });
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  await screen.findByRole('heading', { name: 'Use a recovery code' });
  const field = screen.getByLabelText('Recovery code');
  expect(field).toHaveFocus();
  return { sent, field };
}

test('a recovery code signs in', async () => {
  const { sent } = await openRecovery(
    replyTo(SignInWithRecoveryCodeDocument, { signInWithRecoveryCode: { user: people.client } }),
  );
  await userEvent.keyboard(' ACDE-FGHJ-KMNP-QRTW{Enter}');
  expect(await screen.findByText('Carla is in')).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({ input: { code: 'ACDE-FGHJ-KMNP-QRTW' } });
});

test('a missing or wrong recovery code is marked, and the app can be used again', async () => {
  const { field } = await openRecovery(errorReply('UNAUTHENTICATED', 'This recovery code is not right or was used'));
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveAccessibleDescription('Please enter one of your recovery codes');
  await userEvent.keyboard('NONE{Enter}');
  expect(await screen.findByText('This recovery code is not right or was used')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use your authenticator app instead' }));
  expect(code()).toHaveFocus();
});

test('a browser without passkeys says so if a passkey is the only factor', async () => {
  await open(['passkey']);
  expect(await step()).toHaveTextContent(
    "Your password is correct, but this browser can't use passkeys. Sign in with one that can.",
  );
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
});
